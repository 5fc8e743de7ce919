/** The inputs of cursor lists, for actions, which do not import db. */
export { ListInput } from '#db/list.ts';
