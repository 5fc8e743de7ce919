import { capitalised } from './name-written.ts';

// What stands in small letters before a surname in capitals, without a space: "McALLISTER", "DeSOUZA", "d’ORMESSON", "NicGIOLLA".
const INNER =
  /(?<![\p{L}'’-])((?:Mc|Mac|Nic|Fitz|Del?|Della|D[aiou]|L[aeo]|Van|Von|Vander|Ter|Saint|Mhic|Ap|[dl]['’]|[Dd]ell['’])(?:-)?)(\p{Lu}[\p{Lu}\p{M}'’-]*\p{Lu})(?![\p{L}])/gu;

/** A name whose capitals go through: "JAI McALLISTER" is written as "JAI MCALLISTER", so that the small letters mark no other word. */
export const allCapitals = (text: string): string =>
  text.replace(INNER, (_, before: string, rest: string) => before.toUpperCase() + rest);

/**
 * A name in normal case with the small letters and capitals that its owner wrote within a word: "MacDonald" of "MacDONALD".
 * @param written the name as it stands on the page
 */
export function withInnerCapitals(name: string, written: string): string {
  let own = name;
  for (const [, before = '', rest = ''] of written.matchAll(INNER)) {
    const plain = capitalised(before.toUpperCase() + rest);
    const at = own.toLowerCase().indexOf(plain.toLowerCase());
    if (at >= 0) own = own.slice(0, at) + before + capitalised(rest) + own.slice(at + plain.length);
  }
  return own;
}
