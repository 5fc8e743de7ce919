// How "our client" stands in an English sentence in which a name stood: a name goes before a noun as it is, these words do not.

const THINGS =
  'staff|teams?|crews?|people|family|employees|colleagues?|workers?|workforce|customers?|clients?|patients?|guests?|residents?|tenants?|members?|users?|pupils?|students?|nurses?|doctors?|drivers?|engineers?|technicians?|chefs?|teachers?|carers?|managers?|leaders?|directors?|volunteers?|sites?|clinics?|offices?|branch(?:es)?|depots?|warehouses?|plants?(?! (?:a|an|the|trees|crops|its|out))|factor(?:y|ies)|kitchens?|schools?|hospitals?|hotels?|restaurants?|caf[eé]s?|wards?|shops?|stores?(?! (?:data|the|its|all|your))|fleets?|vehicles?|brands?|products?|apps?|platforms?|websites?|portals?|software|networks?|culture|values?(?! (?:your|the|its|people|all|each))|headquarters|leadership|management|board|portfolios?|mission|workshops?|showrooms?|laborator(?:y|ies)|labs?|premises|buildings?|campus(?:es)?|yards?|homes?|centres?|centers?|farms?(?! (?:the|its|\\d))|vineyards?|mines?(?! (?:the|its|for|gold|copper))|projects?|systems?|uniforms?|academy|training|pension|scheme|way|group|business|operation|service|story|name|logo';
const BEFORE_A_THING = new RegExp(
  String.raw`(?<=(?<![\p{L}])our client)(?= (?:(?:\p{Ll}+(?:ing|al|ed|ic|ive)|day|night|head|home|field|front|back|own|local|new) )?(?:${THINGS})(?![\p{L}’'-]))`,
  'giu',
);
/** What may not stand between the client and what it says "its" of: another sentence, or somebody else. */
const AGAIN =
  /(?<=(?<!\p{L})our client(?![’'])(?: \p{L}+){1,6} )our client[’']s brand(?: brand(?!\p{L}))?(?= (?!(?:is|are|was|and|or|to|in|at|for|on|with|of|by|from|as|which|that|will|can|has)(?!\p{L}))\p{Ll})/giu;

/** "At Wickham's you will": a house that is called by a possessive, of which nothing follows. */
const AT_THEIRS =
  /(?<=(?<!\p{L})(?:at|join|joining|for|with|from) our client)[’']s(?=\s*(?:[,;:.!?)]|$)|\s+(?:you|we|they|i|he|she|it|the|this|an?|is|are|was|will|would|and|or|in|on|as|where|who|which|since|from|to|for|with|near)(?!\p{L}))/giu;

/**
 * A text in which the client stands in the place of its name, said as English says it: "our client’s staff", "its own-brand clinics".
 * @param original the text as it was: what it says itself of "our client team" stays
 */
export function inSentence(text: string, original: string): string {
  const written = original.toLowerCase();
  return (
    text
      .replace(/(?<!\p{L})(?:the|our|its|their) (?=our client[’']s)/giu, '')
      .replace(/(?<!\p{L})(?:our|its|their) (?=our client(?!\p{L}))/giu, '')
      .replace(AT_THEIRS, '')
      .replace(AGAIN, 'its own-brand')
      .replace(/(?<=(?<!\p{L})our client[’']s brand) brand(?!\p{L})/giu, '')
      // "A Vela Health clinic": whose it is, is said elsewhere.
      .replace(
        /(?<!\p{L})(an?) our client(?:[’']s(?: brand)?)? (?=(\p{L}))/giu,
        (_, article: string, next: string) => `${article.charAt(0)}${/[aeiou]/i.test(next) ? 'n' : ''} `,
      )
      .replace(BEFORE_A_THING, (_: string, at: number, whole: string) => {
        const said = /^ \p{L}+/u.exec(whole.slice(at))?.[0] ?? '';
        return written.includes(`our client${said.toLowerCase()}`) ? '' : '’s';
      })
  );
}
