import * as z from 'zod';
import { asItReads } from '#src/domain/fields.ts';
import { invalid } from '#src/lib/errors.ts';
import { CountryCode } from '#src/lib/places.ts';

const NewWorkspace = z.object({
  name: asItReads(z.string().trim().min(1).max(200)),
  country: CountryCode,
  email: z.email('must be an e-mail address such as mia@agency.example').max(320),
});

/** The name, country and e-mail of an agency as they were typed. @throws AppError that names the flag at fault */
export function newWorkspace(typed: Record<string, string>): z.output<typeof NewWorkspace> {
  const input = NewWorkspace.safeParse(typed);
  if (input.success) return input.data;
  const [issue] = input.error.issues;
  const field = String(issue?.path[0] ?? 'input');
  throw invalid(field, `--${field} ${issue?.message ?? 'is not valid'}`);
}
