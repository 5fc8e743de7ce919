import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { exportPerson } from '#src/domain/persons/index.ts';
import { id } from '#src/lib/ids.ts';

export const exportPersonAction = defineRead({
  name: 'export_person',
  title: 'Export what is held about a person',
  description:
    'Give everything held about one person, by table; tables counts the rows of each, and table reads one alone. Use it to ' +
    'answer a request for access under privacy law, before erase_candidate. Admins only. For the profile alone use ' +
    'get_candidate; candidate_id comes from list_candidates.',
  phrasings:
    'what do we hold about her; he asked what we know about him; send her a copy of her data; access request by a candidate; everything we store on this person; give me all his data in one file; everything we hold on her; data request; he wants a copy of his data; gdpr access; send him what we have stored; give her a copy of all the data on her; what do we hold about him, she asked; data subject access request; subject access request; send him everything we keep on him; download her data; personal data export; access request from a candidate',
  scope: 'candidates:read',
  access: 'admin',
  synonyms: ['subject access request', 'gdpr', 'data portability', 'all data'],
  input: z.object({ candidate_id: id('candidate'), table: z.string().optional() }),
  output: z.object({
    candidate_id: id('candidate'),
    tables: z.record(z.string(), z.int()).describe('How many rows of each table are held'),
    held: z.array(z.object({ table: z.string(), rows: z.array(z.record(z.string(), z.unknown())) })),
  }),
  run: async (ctx, { candidate_id, table }) => ({
    candidate_id,
    ...(await exportPerson(ctx, candidate_id, table)),
  }),
});
