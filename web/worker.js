// The service worker: opens the client without a network.
//
// Each build has a version, and each version a cache of its own, which is complete or not there.
// The names of assets contain a hash, so a page loads only files of its own version, from whichever
// cache has them. The build fills in the two constants.

const VERSION = "%VERSION%";
/** All files of the client by path; each has its SHA-256, so that no other version is kept. */
const FILES = JSON.parse(`%FILES%`);

const CACHES = "backtrick/";
const CACHE = CACHES + VERSION;
/** What my page shows, as it was last told. */
const MINE = "mine";
/** Marks what was told before. */
const KEPT = "backtrick-kept";
const FIRST_PAGE = "/index.html";
const TOLD_AGAIN = ["/api/games", "/api/me", "/api/me/games", "/api/me/history", "/api/me/sums"];
/** I may be somebody else after a request to one of these, unless it only asks. */
const CHANGES_GUEST = /^\/api\/(guests(\/claim)?|me)$/;

async function hashed(content) {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function keep(cache, path) {
  const answer = await fetch(path, { cache: "no-cache" });
  const isRight = answer.ok && (await hashed(await answer.clone().arrayBuffer())) === FILES[path];
  if (!isRight) throw new Error(`${path} is not of version ${VERSION}`);
  await cache.put(path, answer);
}

async function fill() {
  try {
    const cache = await caches.open(CACHE);
    await Promise.all(Object.keys(FILES).map((path) => keep(cache, path)));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

/** Delete what other versions have left, unless another page or a new worker needs it. */
async function tidy({ clientId, resultingClientId }) {
  const { installing, waiting } = self.registration;
  if (installing || waiting) return;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.some(({ id }) => id !== clientId && id !== resultingClientId)) return;
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(CACHES) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The newest page, or without a network the one that is kept. */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.status < 500) return answer;
  } catch {
    // no network
  }
  return (await caches.match(FIRST_PAGE, { cacheName: CACHE })) ?? Response.error();
}

async function asset(request) {
  const path = new URL(request.url).pathname;
  const own = await caches.match(path, { cacheName: CACHE });
  return own ?? (await caches.match(path)) ?? fetch(request);
}

/** What the server says, or without a network what it said last. */
async function told(request) {
  const cache = await caches.open(MINE);
  try {
    const answer = await fetch(request);
    // The device may be full: that is no reason to say that the server cannot be reached.
    if (answer.ok) await cache.put(request, answer.clone()).catch(() => undefined);
    else if (answer.status === 401) await caches.delete(MINE);
    return answer;
  } catch (error) {
    const kept = await cache.match(request);
    if (!kept) throw error;
    return new Response(kept.body, {
      headers: { ...Object.fromEntries(kept.headers), [KEPT]: "" },
    });
  }
}

/** What a page asks for meanwhile may still be about the guest before. */
async function changed(request) {
  try {
    return await fetch(request);
  } finally {
    await caches.delete(MINE);
  }
}

self.addEventListener("install", (event) => event.waitUntil(fill().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.method !== "GET") {
    if (CHANGES_GUEST.test(pathname)) event.respondWith(changed(request));
  } else if (request.mode === "navigate") {
    if (pathname.startsWith("/api/")) return;
    event.waitUntil(tidy(event));
    event.respondWith(page(request));
  } else if (pathname in FILES || pathname.startsWith("/assets/")) {
    event.respondWith(asset(request));
  } else if (TOLD_AGAIN.includes(pathname)) {
    event.respondWith(told(request));
  }
});

// A turn has one notification: the same message, sent again after a failure, replaces it in silence.
self.addEventListener("push", (event) => {
  const { title, text, table } = event.data.json();
  const shown = { body: text, tag: table, data: `/t/${table}`, icon: "/icon-192.png" };
  event.waitUntil(self.registration.showNotification(title, shown));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

/** Go to a table: in a window that is there already, or in a new one. */
async function open(path) {
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}
