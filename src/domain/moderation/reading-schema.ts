import * as z from 'zod';
import { ATTRIBUTES, PERSONAL_DESCRIPTION, PRIVATE_FACTS } from './types.ts';

/** What a model found in texts, by the number of each. Only what it quotes from its text counts. */
export const ModelReading = z.object({
  findings: z.array(
    z.object({
      no: z.int(),
      quote: z.string().min(1).max(2_000),
      about: z.enum([...ATTRIBUTES, ...PRIVATE_FACTS, PERSONAL_DESCRIPTION]),
      reason: z.string().min(1).max(300),
      rewording: z.nullable(z.string().max(300)),
    }),
  ),
});
export type ModelReading = z.infer<typeof ModelReading>;
