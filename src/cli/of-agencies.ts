import type * as z from 'zod';
import type { Action } from '#src/action/define.ts';
import { allAgencies } from '#src/domain/accounts/agencies.ts';
import { pageOf } from '#src/lib/page.ts';
import { runAsOperator } from '#src/server/operator.ts';
import type { Service } from '#src/server/service.ts';

/**
 * Everything that a list action answers, of one agency or of each of the store.
 * @param account the agency's id; undefined for all of them
 */
export async function listOfAgencies<T extends z.ZodType>(
  service: Service,
  account: string | undefined,
  action: Action,
  item: T,
  filters: Record<string, unknown>,
): Promise<{ account_id: string; account_name: string; items: z.output<T>[] }[]> {
  const Page = pageOf(item);
  const agencies = await service.store.read(allAgencies);
  const chosen = account === undefined ? agencies : [{ id: account, name: '' }];
  const answers = [];
  for (const { id } of chosen) {
    const items: z.output<T>[] = [];
    let after: string | null = null;
    do {
      const { data } = await runAsOperator(service, id, action, {
        limit: 100,
        ...(after === null ? {} : { after }),
        ...filters,
      });
      const page = Page.parse(data) as { items: z.output<T>[]; next_cursor: string | null };
      items.push(...page.items);
      after = page.next_cursor;
    } while (after !== null);
    answers.push({ account_id: id, account_name: agencies.find((one) => one.id === id)?.name ?? '', items });
  }
  return answers;
}
