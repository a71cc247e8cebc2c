// Requests about circles: groups of friends who compare their daily deals.
import type {
  ChangedCircle,
  CircleBoard,
  CircleInfo,
  CircleInvitation,
  Circles,
  NewCircle,
} from "./bodies";
import { get, patch, post, remove } from "./http";

/** The circles in which I am. */
export const myCircles = async () => (await get<Circles>("/api/me/circles")).circles;

/** Make a circle. */
export const newCircle = (name: string) =>
  post<CircleInfo>("/api/circles", { name } satisfies NewCircle);

/** This week's deals and the season's table; refused to all who are not in the circle. */
export const circleBoard = (circle: string) => get<CircleBoard>(`/api/circles/${circle}`);

/** Change the name, or make a new link. */
export const changeCircle = (circle: string, changed: ChangedCircle) =>
  patch<CircleInfo>(`/api/circles/${circle}`, changed);

export const leaveCircle = (circle: string) => remove(`/api/circles/${circle}`);

/** The name of the circle to which a link leads. */
export const circleInvitation = (link: string) =>
  get<CircleInvitation>(`/api/circles/join/${link}`);

export const joinCircle = (link: string) => post<CircleInfo>(`/api/circles/join/${link}`);
