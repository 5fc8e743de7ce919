import * as z from 'zod';

/** What a model answers: each requirement by its number, with the words of the record that tell it. */
export const ModelFit = z.object({
  requirements: z
    .array(
      z.object({
        no: z.int(),
        status: z.enum(['met', 'missing', 'unknown']),
        quote: z
          .nullable(z.string().max(400))
          .describe('Copied from the record, word for word; null for unknown.'),
      }),
    )
    .max(40),
});
export type ModelFit = z.output<typeof ModelFit>;

/** What a model is shown: what the job asks, and the record of the work without who it is of. */
export interface ModelFitRequest {
  job: { title: string; description: string | null };
  requirements: { no: number; requirement: string; must: boolean }[];
  /** Pieces of the record, by the field that they stand in. */
  record: { source: string; text: string }[];
}
