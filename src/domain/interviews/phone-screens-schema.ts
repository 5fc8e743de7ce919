import * as z from 'zod';
import { id } from '#src/lib/ids.ts';
import { pageOf } from '#src/lib/page.ts';
import { untrusted } from '#src/lib/trust.ts';
import { text } from '../fields.ts';

const SCREEN_OUTCOMES = ['advance', 'hold', 'reject', 'no_show'] as const;

/** What a first call with a candidate brought; a draft until a person decides. */
export const PhoneScreen = z
  .object({
    id: id('phone_screen'),
    application_id: id('application'),
    job_id: id('job'),
    candidate_id: id('candidate'),
    answers: z.array(z.object({ question: z.string(), answer: untrusted('candidate', z.string()) })),
    transcript: z.nullable(untrusted('candidate', z.string())),
    notes: z.nullable(z.string()),
    status: z.enum(['staged', 'confirmed']),
    outcome: z.nullable(z.enum(SCREEN_OUTCOMES)),
    created_by: z.nullable(id('user')),
    confirmed_by: z.nullable(id('user')),
    confirmed_at: z.nullable(z.string()),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'PhoneScreen' });
export type PhoneScreen = z.infer<typeof PhoneScreen>;

export const PhoneScreens = pageOf(PhoneScreen);

export const CreatePhoneScreen = z.object({
  application_id: id('application').describe('A live application (list_applications).'),
  answers: z
    .array(z.strictObject({ question: text(1000), answer: text(20_000) }))
    .min(1)
    .max(100)
    .optional()
    .describe('The filled-in form; it counts as completed.'),
  transcript: text(200_000).optional().describe('What was said, when there is no form.'),
  notes: text(20_000).optional().describe("The consultant's own."),
});

const which = {
  phone_screen_id: id('phone_screen').describe('From create_phone_screen or list_phone_screens.'),
  application_id: id('application').optional().describe('When given, it must be the one screened.'),
};

export const GetPhoneScreen = z.object(which);

export const ConfirmPhoneScreen = z.object({
  ...which,
  outcome: z.enum(SCREEN_OUTCOMES),
  notes: text(20_000).optional().describe('Takes the place of the notes of the draft.'),
});
