import { json } from '#db/rows.ts';
import { renderLightFormatting } from '#src/lib/formatting.ts';
import type { Context } from '../context.ts';
import { consultantFor, type DeadLink, inactiveLink, questionsOf } from '../review/index.ts';
import type { Spec } from './schema.ts';
import { requireSpec } from './write.ts';

interface Sender {
  agency: string;
  consultant: { name: string; email: string | null };
}

/** The page of a spec; of a dead link, only whom to ask. HTML is safe to be shown as it is. */
export type SpecPage =
  | (Sender & { state: DeadLink })
  | (Sender & {
      state: 'open';
      headline: string;
      chips: string[];
      pitch_html: string;
      location: string | null;
      salary_band: string | null;
      notice: string | null;
      expires_at: string;
      timezone: string;
      viewed: boolean;
      response: Spec['response'];
      response_rating: number | null;
      response_note: string | null;
      responded_at: string | null;
      questions: { text: string; asked_at: string; answer_html: string | null }[];
    });

/** What the contact sees of a spec. */
export async function specPage(ctx: Context, id: string): Promise<SpecPage> {
  const row = await requireSpec(ctx, id);
  const { name, email } = await consultantFor(ctx, [row.created_by]);
  const sender: Sender = { agency: ctx.account.name, consultant: { name, email } };
  const dead = inactiveLink(row, ctx.now);
  if (dead !== null) return { ...sender, state: dead };
  return {
    ...sender,
    state: 'open',
    headline: row.headline,
    chips: json.decode<string[]>(row.chips),
    pitch_html: renderLightFormatting(row.pitch),
    location: row.location,
    salary_band: row.salary_band,
    notice: row.notice,
    expires_at: row.expires_at,
    timezone: ctx.account.timezone,
    viewed: row.first_viewed_at !== null,
    response: row.response,
    response_rating: row.response_rating,
    response_note: row.response_note,
    responded_at: row.responded_at,
    questions: questionsOf(row).map(({ text, asked_at, answer }) => ({
      text,
      asked_at,
      answer_html: answer === null ? null : renderLightFormatting(answer),
    })),
  };
}
