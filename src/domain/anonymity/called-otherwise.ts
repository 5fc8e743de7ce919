/** What a sentence says a house is called beside its name. */

/** As long as names are: of a word without end each letter would be a beginning. */
export const CAPITALS = "\\p{Lu}[\\p{L}\\p{N}’'&-]{0,40}";
/** A run of words with capitals, with its article and quotes. */
export const PHRASE = String.raw`(?:the |l['’])?["'“‘]?(?:the )?${CAPITALS}(?: ${CAPITALS}){0,8}["'”’]?`;
const QUOTED = String.raw`["“‘'](?:[\p{L}’'-]+ ){0,4}[\p{L}-]+["”’']`;
const CALL = '(?:calls?|says?|knows?|called|knew|nicknamed?|dubbed)';
const WHO =
  '(?:(?:the|most|all|old|older|whole|entire|half|people|everyone|everybody|insiders?|locals|they|we|colleagues|staff|boys|lads|girls|there|still|used|to|is|what|nearly|round|here|hands|folk|crew|crews|team|office|floor|ward|shop|site|desk|yard|line|trade|industry|market|town|customers|clients|patients|regulars|traders|drivers|now|on|in|of|them|us) ?){1,6}';
/** What stands in the place of a house that was taken out. */
export const ROLE_TOKEN =
  '(?:an?|the) (?:[\\p{Ll}-]+ ){0,3}(?:company|firm|provider|practice|group|bank|retailer|manufacturer|consultancy|operator|agency|organisation|body|university|college|school)';
/** Colours by which a house is told. */
export const COLOURS =
  'red|blue|green|yellow|orange|purple|pink|black|white|gold|golden|silver|brown|teal|magenta';
/** What is painted on a house, or is a house. */
export const SIGNS =
  'apron|aprons|bank|eagle|network|telco|supermarket|airline|shed|sheds|box|arches|lion|horse|kangaroo|roo|bird|dot|giant|grocer|shop|castle|bull|swan|owl|elephant|panda|shell|umbrella|tick|swoosh|vans?|trucks?|trains?|lorries|shirts|overalls|jumpers';
/** Another name of a house, by what the sentence says of it. */
export const OTHER_NAMES: readonly RegExp[] = [
  // "the Abbey, as everyone calls it", "'the Group' as everybody there says"
  new RegExp(
    String.raw`(?<![\p{L}’'])(${PHRASE}|${QUOTED}),? (?:as|which is what|what) ${WHO} ?${CALL}(?!\p{L})(?! (?:him|her|them|me)(?!\p{L}))`,
    'gu',
  ),
  // "a company, which older colleagues call Kőbánya"
  new RegExp(String.raw`(?:which|that|or what|what) ${WHO} ?${CALL} (?:it )?(${PHRASE}|${QUOTED})`, 'gu'),
  // "Mortlach to be precise", "Primary Connect, to be exact": what somebody has told a house by is told more closely.
  new RegExp(
    String.raw`(?<![\p{L}’'])(${PHRASE}),? to be (?:precise|exact|specific|more precise|honest about it)(?!\p{L})`,
    'gu',
  ),
  // "Feyzin pour être précis", "Ludwigshafen, um genau zu sein"
  new RegExp(
    String.raw`(?<![\p{L}’'])(${PHRASE}),? (?:um genau zu sein|pour être (?:précis|exact)|per l['’]esattezza|per la precisione|para ser (?:exact|precis|más precis)[oa]s?|para ser mais (?:exato|preciso)|om precies te zijn)(?!\p{L})`,
    'gu',
  ),
  // "Honkers (a bank)", "the Co-op - a company", "'the lamp factory', that is a company"
  new RegExp(
    String.raw`(?<=(?<!\p{L})(?:at|to|from|for|with|joined|left|then|bij|bei|chez|en|in) (?:the |de |den |la |el |die |dem )?)(${PHRASE}(?: (?:shop|people|folk|lot|house|giant))?|${QUOTED})(?=(?: \((?:yes, |that is,? |i\.e\.,? )?| - | – |, (?:that is|i\.e\.|es decir|siis|alias|aka) )${ROLE_TOKEN}(?!\p{L}))`,
    'gu',
  ),
  // "Aus Leverkusen, sprich ein Unternehmen", "Dearborn, i.e. a manufacturer": what stands for the house before it is named
  new RegExp(
    String.raw`(?<![\p{L}’'])(?:(?:Aus|Von|In|From|At|Out of|Bei|Beim|Chez|De|Da|Dal|En|Em|Na|No|Van|Vanuit|Från|Fra) )?(${PHRASE})(?=,? (?:sprich:?|will heißen|das heißt|d\. ?h\.|genauer gesagt|i\.e\.,?|which is to say|that is to say|read:?|meaning|c['’]est-à-dire|autrement dit|es decir,?|o sea,?|cioè|ossia|ou seja,?|oftewel|dat wil zeggen|dvs\.?) (?:(?:bei|chez|en|bij|hos) )?(?:${ROLE_TOKEN}|ein(?:em?|er|es)? Unternehmens?|une entreprise|una empresa|uma empresa|un['’]azienda|een bedrijf|ett företag|et firma)(?!\p{L}))`,
    'gu',
  ),
  // "to Checkers, part of a company", "on the Woolworths account"
  new RegExp(
    String.raw`(?<=(?<!\p{L})(?:at|for|with|from|joined|left|to) (?:the )?)(${PHRASE}),? (?:now |then |which is |once )?(?:part|an? (?:arm|unit|subsidiary|division|brand|offshoot|outpost)) of ${ROLE_TOKEN}`,
    'gu',
  ),
  // "joined a company from SLB": where somebody was before
  new RegExp(
    String.raw`(?<=(?<!\p{L})(?:joined|came to|moved to|went to|left for|switched to) ${ROLE_TOKEN} from (?:the )?)(${PHRASE})(?=[.,;)]| (?:in|as|after|where|and) |$)`,
    'gu',
  ),
  new RegExp(String.raw`(?<=(?<!\p{L})on the )(${PHRASE}) accounts?(?!\p{L})`, 'gu'),
];
