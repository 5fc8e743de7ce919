import { getDna } from '../clients/index.ts';
import type { Context } from '../context.ts';
import { TRAIT_POLES, TRAITS } from '../lexicon/traits.ts';
import type { BriefLine } from './schema.ts';
import { beginning } from './wording.ts';

/**
 * What a client is like to work for, a line for each trait that its records tell, in the words of one of them. Where none
 * is known, one line says so and names what would help.
 */
export async function clientDna(ctx: Context, client_id: string): Promise<BriefLine[]> {
  const { dna } = await getDna(ctx, client_id);
  const lines = TRAITS.flatMap((trait): BriefLine[] => {
    const known = dna?.traits[trait];
    if (known == null) return [];
    const { name, high, low } = TRAIT_POLES[trait];
    const pole = known.score >= 60 ? high : known.score <= 40 ? low : 'is in the middle';
    const [evidence] = known.evidence;
    return [
      {
        what: `${name}: ${pole} (${known.score} of 100)`,
        ...(evidence === undefined ? {} : { said: beginning(evidence.quote) }),
        client_id,
        next_action: 'get_client_dna',
      },
    ];
  });
  if (lines.length > 0) return lines;
  return [
    { what: 'not known yet: too few records speak of it', client_id, next_action: 'add_client_dna_note' },
  ];
}
