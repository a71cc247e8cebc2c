// Whether links from this page work on this device alone.
export const isForThisDeviceAlone = /^(localhost|127\.|\[::1\])/.test(location.hostname);
