export {
  maySeeUser,
  seesTargets,
  type VisibleUsers,
  visibleInReports,
  visibleOnBoard,
  visibleUsers,
} from './visible-users.ts';
