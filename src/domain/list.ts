/** The inputs of cursor lists, re-exported for actions, which must not import db. */
export { ListInput } from '#db/list.ts';
