import { catalogue } from '#actions/catalogue.ts';
import type { Action } from '#src/action/define.ts';
import { routes } from '#src/http/routes/index.ts';

const writes = [...catalogue.values()].filter(({ kind }) => kind === 'write');

/** What the machinery between an interface and an action tells actions apart by. */
const kindOf = (action: Action): string =>
  JSON.stringify([
    routes.find((route) => route.action === action)?.method,
    action.success,
    action.idempotency,
    action.prepare !== null,
    action.settle !== null,
    action.secrets.length > 0,
    action.discloses,
    action.readOnly,
  ]);

const first = new Map(writes.toReversed().map((action) => [kindOf(action), action]));

/** The first write of each kind: `npm test` tries these where each takes an agency of its own, `npm run test:system` the rest. */
export const writeOfEachKind: readonly Action[] = writes.filter(
  (action) => first.get(kindOf(action)) === action,
);
export const otherWrites: readonly Action[] = writes.filter((action) => first.get(kindOf(action)) !== action);
