export { type Allowance, allowanceOf } from './allowance.ts';
export { maySeeUser, type VisibleUsers, visibleUsers } from './visible-users.ts';
