import { describe, expect, it } from 'vitest';
import { catalogue } from '#actions/catalogue.ts';
import type { Action } from '#src/action/define.ts';
import { execute } from '#src/action/execute.ts';
import { AppError } from '#src/lib/errors.ts';
import { fixture } from '#test/harness/fixture.ts';
import { fixtures } from './fixtures.ts';
import { newStage } from './stage.ts';

const stage = fixture(newStage);

type Fields = Record<string, unknown>;

/** What an action answers; the message of its refusal otherwise. */
async function answerOf(action: Action, input: unknown): Promise<{ data: Fields } | { refused: string }> {
  const { running, world } = stage;
  const principal = await running.service.authentication.bearer(world.desk.adminKey);
  const origin = { channel: 'job', requestId: 'req_sent_back' } as const;
  try {
    const { data } = await execute(running.service.runtime, action, input, { principal, origin });
    return { data: JSON.parse(JSON.stringify(data)) };
  } catch (error) {
    if (error instanceof AppError) return { refused: error.message };
    throw error;
  }
}

/** Those of which each call is another deed, not the values of a record. */
const DEEDS = new Set(['update_candidate_tags', 'update_marketplace_listing', 'update_marketplace_deal']);

const updates = [...catalogue.values()].filter(({ name }) => name.startsWith('update_') && !DEEDS.has(name));

describe('what an action answers of a record can be sent back to it', () => {
  it.each(updates.map((action) => [action.name, action] as const))('%s', async (name, action) => {
    const given = fixtures[name]?.(stage.world) ?? {};
    const answer = await answerOf(action, given);
    if ('refused' in answer) throw new Error(answer.refused);
    const named = Object.fromEntries(Object.entries(given).filter(([field]) => /_id$|_token$/.test(field)));
    const shown = Object.entries(answer.data).filter(
      ([field]) => field in action.input.shape && !(field in named),
    );
    const refused: string[] = [];
    for (const [field, value] of shown) {
      const again = await answerOf(action, { ...named, [field]: value });
      if ('refused' in again) refused.push(`${field} ${JSON.stringify(value)}: ${again.refused}`);
    }
    expect(refused).toEqual([]);
  });
});
