import * as z from 'zod';
import { id } from '#src/lib/ids.ts';
import { pageOf } from '#src/lib/page.ts';
import { untrusted } from '#src/lib/trust.ts';
import { text } from '../fields.ts';
import { column, hidden, type RecordRow, record } from '../record/index.ts';

const SCREEN_OUTCOMES = ['advance', 'hold', 'reject', 'no_show'] as const;

const Outcome = z.enum(SCREEN_OUTCOMES);
const Notes = text(20_000).optional();

/** The fields of a phone screen: how each is shown and stored, and which of them create and confirm accept. */
export const PHONE_SCREEN = record('phone_screen', 'phone_screens', {
  id: column(id('phone_screen')),
  account_id: hidden(id('account')),
  application_id: column(id('application'), {
    create: id('application').describe('A live application (list_applications).'),
  }),
  job_id: column(id('job')),
  candidate_id: column(id('candidate')),
  answers: column(z.array(z.object({ question: z.string(), answer: untrusted('candidate', z.string()) })), {
    create: z
      .array(z.strictObject({ question: text(1000), answer: text(20_000) }))
      .min(1)
      .max(100)
      .optional()
      .describe('The filled-in form; it counts as completed.'),
  }),
  transcript: column(z.nullable(untrusted('candidate', z.string())), {
    create: text(200_000).optional().describe('What was said, when there is no form.'),
  }),
  notes: column(z.nullable(z.string()), {
    create: Notes.describe("The consultant's own."),
    update: Notes.describe('Takes the place of the notes of the draft.'),
  }),
  status: column(z.enum(['staged', 'confirmed'])),
  outcome: column(z.nullable(Outcome), { update: Outcome }),
  created_by: column(z.nullable(id('user'))),
  confirmed_by: column(z.nullable(id('user'))),
  confirmed_at: column(z.nullable(z.string())),
  created_at: column(z.string()),
  updated_at: column(z.string()),
});
export type PhoneScreenRow = RecordRow<typeof PHONE_SCREEN>;

declare module '#db/types.ts' {
  interface Database {
    phone_screens: PhoneScreenRow;
  }
}

/** The results of a first call with a candidate; a draft until a person decides. */
export const PhoneScreen = z.object(PHONE_SCREEN.shape).meta({ id: 'PhoneScreen' });
export type PhoneScreen = z.infer<typeof PhoneScreen>;

export const PhoneScreens = pageOf(PhoneScreen);

export const CreatePhoneScreen = z.object(PHONE_SCREEN.create);

const which = {
  phone_screen_id: id('phone_screen').describe('From create_phone_screen or list_phone_screens.'),
  application_id: id('application').optional().describe('When given, it must be the one screened.'),
};

export const GetPhoneScreen = z.object(which);

const { outcome, notes } = PHONE_SCREEN.update;
export const ConfirmPhoneScreen = z.object({ ...which, outcome, notes });
