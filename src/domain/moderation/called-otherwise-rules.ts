import type { Rule } from './types.ts';

const held = (about: Rule['about'], pattern: RegExp, unless?: RegExp, reason?: string): Rule => ({
  about,
  verdict: 'held',
  pattern,
  ...(unless === undefined ? {} : { unless }),
  ...(reason === undefined ? {} : { reason }),
});
const OTHER_NAME = 'Takes somebody under another name than theirs.';
const YEARS_LEFT = 'Counts the years that somebody has before them.';
const OF_UNION = 'Tells that somebody was of a union.';
/** What a sentence never holds. */
const NONE = /(?!)/u;

const ORIGIN =
  '(?:irish|english|british|scottish|welsh|american|australian|aussie|kiwi|canadian|french|german|italian|spanish|dutch|european|western|white|native|indian|chinese)';

/** Under which name, or with whose voice, somebody has to be at work, and for what of theirs they are excused. */
export const CALLED_OTHERWISE_RULES: readonly Rule[] = [
  // "On condition that you come as Samuel and not Samantha".
  held(
    'sexual_orientation',
    /\b(?:on (?:the )?condition|as long as|so long as|provided|only if|happy to have you|we['’]d need you) (?:that )?(?:to )?(?:you |he |she |they )?(?:comes?|present|dress|work|turns? up|appear|shows? up|goes? by)\b[^.;]{0,25}\bas (?:an? )?\p{L}+,? (?:and )?(?:not|rather than|instead of) (?:as )?(?:an? )?\p{L}+/giu,
    /\b(?:contractor|employee|supervisor|lead|sole trader|company|trainee|senior|manager)\b/iu,
  ),
  held(
    'sexual_orientation',
    /\b(?:uses?|keeps?|goes? by|works? under|answers? to) (?:your|his|her|their) (?:birth|dead|old|male|female|real) ?name\b[^.;]{0,40}\b(?:at work|clients?|customers?|guests?|desk|floor|badge)\b/giu,
  ),
  // "Guests come to hear an Irish voice".
  held(
    'race_or_origin',
    new RegExp(
      `\\b(?:hear|see|expect|want|like|prefer|come for|looking for|used to|need)\\w* (?:an? |some |to hear an? |to see an? )?(?:proper |real |good |friendly )?${ORIGIN} (?:voices?|accents?|faces?|smiles?)\\b`,
      'giu',
    ),
    /\b(?:voice[- ]?over|narrat|audiobook|actor|dub|regardless|irrelevant|do(?:es)? not matter|don['’]t (?:need|care|mind))\w*\b/iu,
  ),
  // "Don't let the name put you off", "she goes by Anna so nobody notices".
  held(
    'race_or_origin',
    /\b(?:don['’]t|do not) (?:let|be put off by|get hung up on|judge (?:him|her|them) (?:on|by)) (?:the|his|her|their) (?:sur)?(?:names?|accents?|head ?scar(?:f|ves)|hijab|turban|beard|skin|background|origins?)\b/giu,
    /\b(?:company|product|brand|street|project|software|tool)\b/iu,
  ),
  held(
    'race_or_origin',
    /\b(?:happy|willing|fine|ok|okay|prepared|agreed?|doesn['’]t mind|prefers?)\b[^.;]{0,20}\b(?:(?:to be called|being called|to use|using|to go by|going by|to answer as) an? (?:english|western|easier|shorter|anglo|simpler|normal) name|(?:to be called|being called|to go by|going by|to answer as) \p{L}+ (?:on the phone|with clients|with customers|for (?:the |your )?(?:clients?|customers?)))/giu,
  ),
  held(
    'race_or_origin',
    /(?<!\p{L})(?:accepte\p{L}*|d[’']accord (?:pour|de)|prêt\p{L}* à|veut bien) (?:de )?(?:se faire appeler|être appelée?|prendre un prénom)(?!\p{L})|(?<!\p{L})(?:lässt|laesst|würde) sich (?:gern |auch )?\p{L}+ (?:nennen|rufen)(?= (?:am telefon|bei kunden)|\W*$)|(?<!\p{L})acepta (?:que (?:le|la|lo) llamen|llamarse)(?!\p{L})|(?<!\p{L})accetta di farsi chiamare(?!\p{L})/giu,
    NONE,
    OTHER_NAME,
  ),
  // "Doesn't do the praying", said for somebody.
  held(
    'religion',
    /\b(?:doesn['’]t|does not|don['’]t|never) (?:really |actually )?(?:do the (?:praying|fasting|prayers|headscarf|church)|pray at work|fast at work|keep ramadan|wear the (?:scarf|hijab|veil|turban))\b/giu,
  ),
  // "Perfiles con más recorrido vital por delante".
  held(
    'age',
    /(?<!\p{L})(?:m[aá]s|mucho|mayor) (?:recorrido|camino|vida|años|futuro)(?: \p{L}+)? por delante(?!\p{L})|(?<!\p{L})(?:mehr|viele|noch viele) (?:jahre|zeit) vor sich(?!\p{L})|(?<!\p{L})(?:plus d[’']|encore de nombreuses |beaucoup d[’'])années devant (?:soi|lui|elle|eux)(?!\p{L})|(?<!\p{L})pi[uù] (?:anni|strada|futuro) davanti(?!\p{L})|\b(?:more|many|plenty of|a lot of) (?:good |working )?years (?:ahead|left|in front) of (?:them|him|her|you)\b/giu,
    /\b(?:proyecto|empresa|producto|projekt|produkt|projet|progetto|prodotto|company|product|business)\b/iu,
    YEARS_LEFT,
  ),
  // "Någon med lite mer bäst före-datum kvar", "someone with more shelf life left".
  held(
    'age',
    /(?<!\p{L})(?:någon|some(?:one|body)|anyone|jemand\p{L}*|quelqu[’']un|alguien|qualcuno|iemand|alguém|nogen|noen)(?!\p{L})[^.;]{0,40}(?<!\p{L})(?:bäst[- ]före|bedst[- ]før|best[- ]før|shelf[- ]life|haltbarkeit\p{L}*|date de péremption|fecha de caducidad|data di scadenza|houdbaar\p{L}*|prazo de validade|sell-by date|use-by date)(?!\p{L})/giu,
    /(?<!\p{L})(?:livsmedel\p{L}*|food|lebensmittel\p{L}*|kontroller\p{L}*|checks?|checking|märk\p{L}*|etikett\p{L}*|labels?|lager\p{L}*|stock)(?!\p{L})/iu,
    YEARS_LEFT,
  ),
  // "Ele foi dirigente sindical. Não quero isso cá dentro".
  held(
    'union_or_politics',
    /(?<!\p{L})(?:el[ea]|él|ella|il|elle|er|sie|lui|lei|hij|zij|foi|fue|war|ist|è stat[oa]|a été|était|was)(?: \p{L}+)? (?:(?:dirigente|delegad[oa]|representante|enlace|líder|rappresentante) sindical[ei]?(?!\p{L})|(?:délégué|représentant|responsable)e?s? syndical\p{L}*|(?:gewerkschaft(?:er|ssekretär|sfunktionär)|betriebsrat(?:s(?:vorsitzende|mitglied))?)\p{L}*|vakbonds(?:man|vrouw|leider|lid)(?!\p{L}))/giu,
    /(?<!\p{L})(?:com (?:o|a)|con (?:el|la|los)|avec|mit (?:dem|den)|met de|reuniões?|reuni[oó]n|negocia\p{L}*|négoci\p{L}*|verhandl\p{L}*|diálogo|dialogue|zusammenarbeit|relações|relaciones|relations|erfahrung|experiência|experiencia|expérience|juríd\p{L}*|haben|gibt es|hay|temos|avons)(?!\p{L})/iu,
    OF_UNION,
  ),
];

/** What a sentence holds that these rules look for. */
export const CALLED_OTHERWISE_WORDS =
  'bäst[- ]före|bedst[- ]før|best[- ]før|shelf[- ]life|haltbarkeit|péremption|caducidad|scadenza|houdbaar|validade|sell-by|use-by|voices?|accents?|faces?|smiles?|put (?:you )?off|hung up|goes? by|called|uses?|using|praying|pray|prayers|ramadan|por delante|vor sich|devant|davanti|years|sindical[ei]?|syndical|gewerkschaft|betriebsrat|vakbond|appeler|appel[ée]|prénom|nennen|rufen|llam|chiamare|condition|as long as|provided|happy|name';
