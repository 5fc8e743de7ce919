import * as z from 'zod';

/** Who did something: a person, with what they acted through in the name (`Stephanie Cooper, by Claude`), or a program. */
export const ActorShown = z
  .object({
    type: z.enum(['user', 'key', 'app', 'client', 'candidate', 'system']),
    id: z.nullable(z.string()),
    name: z.nullable(z.string()),
  })
  .describe('Who did it.');
export type ActorShown = z.infer<typeof ActorShown>;
