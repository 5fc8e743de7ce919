import { defineWrite } from '#src/action/define.ts';
import { undoCreate } from '#src/action/undo.ts';
import { createPool, deletePool, getPool } from '#src/domain/pools/index.ts';
import { CreateTalentPool, poolReaches, TalentPool } from '#src/domain/pools/schema.ts';

export const createTalentPoolAction = defineWrite({
  name: 'create_talent_pool',
  title: 'Create a talent pool',
  titleIn: { de: 'Talentpool anlegen', fr: 'Créer un vivier' },
  description:
    'Make a pool of people to keep for work of one kind. eligibility says in plain words who belongs; with auto_add_enabled new ' +
    'candidates who fit are added by themselves (with min_job_fit or min_hm_fit only assessed ones). is_published opens a public ' +
    'address where people ask to join; keep_warm_enabled sends members a check-in e-mail each month. Candidates are added with ' +
    'add_pool_member. For a mark on single people use update_candidate_tags.',
  phrasings:
    'start a pool; new hot list of; make a bench of; set up a list of night nurses; build a community of; start a hotlist; new bench; make a list of good nurses; keep a group of; pool for drivers; start a pool of aged care nurses people can join on the web; new hotlist; set up a talent community; make a bench of welders; build a list of people for nights; a group for graduates; create a pipeline pool; sign-up page for nurses',
  scope: 'talent_pools:write',
  synonyms: ['bench', 'hot list', 'shortlist of people'],
  idempotency: 'required',
  success: 201,
  risk: { destructive: false, outward: true, reversible: true },
  reaches: (changes) => changes.some(({ before, after }) => poolReaches(before) || poolReaches(after)),
  input: CreateTalentPool,
  output: TalentPool,
  run: createPool,
  subject: (pool) => pool.id,
  undo: undoCreate({
    type: 'pool',
    read: (ctx, id) => getPool(ctx, id),
    remove: (ctx, id) => deletePool(ctx, id),
  }),
});
