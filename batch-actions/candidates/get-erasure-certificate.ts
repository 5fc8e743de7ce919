import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { getCertificate } from '#src/domain/persons/index.ts';
import { ErasureCertificate } from '#src/domain/persons/schema.ts';
import { id } from '#src/lib/ids.ts';

export const getErasureCertificateAction = defineRead({
  name: 'get_erasure_certificate',
  title: 'Read a certificate of erasure',
  description:
    'Read what an erasure deleted and redacted, when, by whom, what is retained and why, and when the last bytes had left ' +
    'the files (purged_at). Use it as proof for the person or an authority; it holds nothing of the person, for whom it was ' +
    'is told by the id alone. certificate_id comes from the answer of erase_candidate.',
  phrasings:
    'prove that we deleted him; show that her data is gone; evidence of the deletion; proof of the erasure; confirm his data is deleted; certificate for the deletion; proof that we deleted her data; certificate of the erasure; show that he was erased; evidence for the deletion; confirm she was wiped and when',
  scope: 'candidates:read',
  synonyms: ['proof of erasure', 'gdpr'],
  input: z.object({ certificate_id: id('erasure_certificate') }),
  output: ErasureCertificate,
  run: (ctx, { certificate_id }) => getCertificate(ctx, certificate_id),
});
