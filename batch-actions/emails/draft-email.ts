import { defineWrite } from '#src/action/define.ts';
import { undoCreate } from '#src/action/undo.ts';
import { cancelDraft, createDraft, factsForDraft, getDraft } from '#src/domain/emails/drafts.ts';
import { DraftEmail, EmailDraft } from '#src/domain/emails/drafts-schema.ts';

export const draftEmailAction = defineWrite({
  name: 'draft_email',
  title: 'Draft an e-mail from a description',
  titleIn: {
    de: 'E-Mail nach einer Beschreibung entwerfen',
    fr: 'Rédiger un e-mail d’après une description',
  },
  description:
    'Have the assistant write an e-mail to a candidate from an intent and instructions, and stage it for a person to check. ' +
    'Nothing is sent: confirm_email_draft sends or schedules it, update_email_draft and revise_email_draft change it. Give ' +
    'application_id so that it can name the job. When you have the words already use send_email or schedule_email. A draft ' +
    'expires after 7 days; notes tell what the assistant left out, gaps what is still empty. candidate_id comes from ' +
    'list_candidates.',
  phrasings:
    'write her something nice let me read it; draft a mail; word a message; prepare a mail for me to check; how would you put it to him; write a rejection for me to look at; what should I write to her; prepare a note to him; put a message together; write it but do not send; suggest a reply; write something for me to check; how would you word it; put a mail together; compose a message; knock up an email; prepare a reply; a nice note to the client; write something nice to turn Ibrahim down, I will check it first; compose a message for me to look at; prepare an email to her; write a rejection for me; put together an email, do not send it yet; what could I write to him; draft a follow up to Lena; help me write to her; write her a note and show me first',
  scope: 'emails:write',
  ai: true,
  idempotency: 'optional',
  success: 201,
  risk: { destructive: false, outward: false, reversible: true },
  synonyms: ['write a mail', 'compose'],
  input: DraftEmail,
  output: EmailDraft,
  prepare: async (ctx, input) => {
    const { facts, accountId } = await ctx.read(async (context) => ({
      facts: await factsForDraft(context, input),
      accountId: context.account.id,
    }));
    return ctx.ports.draftEmail(accountId, { facts, instructions: input.instructions });
  },
  run: createDraft,
  subject: (draft) => draft.email_draft_id,
  undo: undoCreate({
    type: 'email_draft',
    read: (ctx, id) => getDraft(ctx, id),
    remove: (ctx, id) => cancelDraft(ctx, id),
  }),
});
