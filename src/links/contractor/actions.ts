import * as z from 'zod';
import { internalWrite } from '#src/action/internal.ts';
import { addUpload, saveAnswer } from '#src/domain/papers/index.ts';
import { DayField } from '#src/lib/clock.ts';
import { Amount } from '#src/lib/money.ts';

const day = z.nullable(DayField);
const Sent = z.object({ sent: z.literal(true) });

/** Keeps what a contractor tells of themselves. */
export const saveContractorDetailsAction = internalWrite({
  name: 'update_contractor_page',
  title: 'Update a contractor page',
  input: z.object({
    candidate_id: z.string(),
    available_from: day.optional(),
    day_rate: z.nullable(Amount).optional(),
    preferred_locations: z
      .nullable(
        z
          .array(z.string().trim().min(1).max(200, 'must have at most 200 characters each'))
          .max(50, 'must be at most 50'),
      )
      .optional(),
  }),
  output: Sent,
  run: async (ctx, input) => {
    await saveAnswer(ctx, input);
    return { sent: true } as const;
  },
});

/** What comes with a document from the page of a contractor. */
const PaperFields = z.object({
  candidate_id: z.string(),
  kind: z.string().max(64),
  country: z.string().max(2),
  placement_id: z.nullable(z.string().max(100)),
  issued_on: day,
  expires_on: day,
  note: z.nullable(z.string().trim().min(1).max(2000, 'must have at most 2000 characters')),
});

/** Keeps a document that a contractor sent, to be checked by a person. */
export const sendPaperAction = internalWrite({
  name: 'send_contractor_paper',
  title: 'Send a contractor document',
  input: z.object({
    ...PaperFields.shape,
    file: z.nullable(
      z.strictObject({
        sha256: z.string(),
        size: z.int(),
        mime_type: z.string(),
        filename: z.string().max(1000),
      }),
    ),
  }),
  output: Sent,
  run: async (ctx, input) => {
    await addUpload(ctx, input);
    return { sent: true } as const;
  },
});
