import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { getSpec } from '#src/domain/specs/index.ts';
import { Spec } from '#src/domain/specs/schema.ts';
import { id } from '#src/lib/ids.ts';

export const getSpecAction = defineRead({
  name: 'get_spec',
  title: 'Read a spec',
  description:
    'Read one spec with what its contact said: the response, a rating, questions with their ids. Its id comes from list_specs. Use ' +
    'convert_spec for one with response interested, answer_spec_question for a question.',
  phrasings:
    'did they open the spec; what came of the float; show the spec; did anyone open the spec; who looked at the anonymous profile; reaction to the blind profile; what did the company say to the floated profile; how is the spec doing; see that floated profile; are they interested in the spec',
  scope: 'submissions:read',
  input: z.object({ spec_id: id('spec') }),
  output: Spec,
  run: (ctx, { spec_id }) => getSpec(ctx, spec_id),
});
