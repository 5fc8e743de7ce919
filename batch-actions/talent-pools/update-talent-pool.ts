import { defineWrite } from '#src/action/define.ts';
import { undoUpdate } from '#src/action/undo.ts';
import { getPool, updatePool } from '#src/domain/pools/index.ts';
import { POOL, poolReaches, TalentPool, UpdateTalentPool } from '#src/domain/pools/schema.ts';

export const updateTalentPoolAction = defineWrite({
  name: 'update_talent_pool',
  title: 'Change a talent pool',
  titleIn: { de: 'Talentpool ändern', fr: 'Modifier un vivier' },
  description:
    'Change a talent pool; null clears a field that may be empty, and one left out stays. Publishing opens its public address, keeping ' +
    'it warm starts monthly check-in e-mails a month from now. New words of eligibility hold for candidates who come in from then on. ' +
    'The slug stays, as links to it are out in the world. pool_id comes from list_talent_pools.',
  phrasings:
    'publish the pool; rename the pool; add new ones by itself; change the criteria of the pool; make the pool public; keep the pool warm; the list needs another name; switch the pool to automatic; change the text of the pool page; turn on keep warm; rename the hotlist; add nurses automatically to the pool; take the pool page offline; change who may join the pool',
  scope: 'talent_pools:write',
  synonyms: ['publish a pool', 'keep a pool warm', 'turn on auto add'],
  idempotency: 'optional',
  risk: { destructive: false, outward: true, reversible: true },
  reaches: (changes) => changes.some(({ before, after }) => poolReaches(before) || poolReaches(after)),
  settableBy: { candidate_id: 'add_pool_member' },
  input: UpdateTalentPool,
  output: TalentPool,
  run: updatePool,
  subject: (pool) => pool.id,
  undo: undoUpdate({
    record: POOL,
    read: (ctx, id) => getPool(ctx, id),
    write: (ctx, id, fields) => updatePool(ctx, UpdateTalentPool.parse({ pool_id: id, ...fields })),
  }),
});
