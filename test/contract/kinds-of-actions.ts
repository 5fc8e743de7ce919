import { catalogue } from '#actions/catalogue.ts';
import type { Action } from '#src/action/define.ts';
import { routes } from '#src/http/routes/index.ts';

const all = [...catalogue.values()];

/** What a caller tells actions apart by. */
const kindOf = (action: Action): string =>
  JSON.stringify([
    action.kind,
    routes.find((route) => route.action === action)?.method,
    action.success,
    action.idempotency,
  ]);

const first = new Map(all.toReversed().map((action) => [kindOf(action), action]));
const isFirst = (action: Action): boolean => first.get(kindOf(action)) === action;
const isWrite = ({ kind }: Action): boolean => kind === 'write';

/** The first action of each kind: `npm test` tries these where each takes much, `npm run test:system` the rest. */
export const actionOfEachKind: readonly Action[] = all.filter(isFirst);
export const otherActions: readonly Action[] = all.filter((action) => !isFirst(action));
export const writeOfEachKind: readonly Action[] = actionOfEachKind.filter(isWrite);
export const otherWrites: readonly Action[] = otherActions.filter(isWrite);
