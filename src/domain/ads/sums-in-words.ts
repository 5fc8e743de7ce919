/** Sums that somebody says in words, as in a dictation: "twenty seven and a half thousand", "trente-deux mille". */

const ENGLISH =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)';
const ABROAD =
  '(?:\\p{L}*(?:zehn|zwanzig|dreißig|dreissig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig|hundert|einund\\p{L}+|zwölf|elf)\\p{L}*|(?:dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cent)(?:[- ](?:et )?\\p{L}+){0,2}|(?:veinti\\p{L}+|diez|doce|quince|dieci\\p{L}*|venti\\p{L}*|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|veinte|trenta\\p{L}*|quaranta\\p{L}*|cinquanta\\p{L}*|trinta|quarenta|vinte)(?: [ye] \\p{L}+)?|\\p{L}*(?:twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig|negentig|honderd)|(?:dos|tres|cuatro|cinco|due|tre|quattro|cinque|dois|três|quatro))';
const THOUSAND = '(?:thousand|grand|tausend|mille|mil|mila|duizend|tusen|tusind)';
/** What stands behind a sum that is paid, and behind no number of things. */
const BEHIND = String.raw`(?=\s*(?:$|[,.;!?)]|(?:an?|per|the|pro|im|par|al|à l[’']|all[’']|por) (?:year|annum|jahr|monat|an|mois|año|mes|anno|mese|jaar|maand|ano|mês)(?!\p{L})|(?:p\.?a\.?|basic|base|gross|net|plus|pro rata|depending|dependent|otes?|doe|salary|package|full|part|pounds?|dollars?|euros?|brutt?os?|bruts?|lordi|netto|netos?|nets?|per maand|per jaar)(?!\p{L})))`;
const IN_ENGLISH = `${ENGLISH}(?:[- ](?:and )?(?:${ENGLISH}|a half|a quarter))*(?: (?:to|or|and|-) ${ENGLISH}(?:[- ](?:and )?(?:${ENGLISH}|a half))*)?`;
const SUM = new RegExp(
  String.raw`(?<![\p{L}-])(?:(?:${IN_ENGLISH}|\d{1,3}(?:[.,]\d)?(?: and a half)?) ${THOUSAND}|${ABROAD}[- ]?${THOUSAND}|\p{L}+(?:tausend|(?<!(?:si|ca|pa))mila(?!r)|duizend)(?:\p{L}*))${BEHIND}`,
  'iu',
);
/** How many there are: "a run of twelve thousand", "bake ten thousand a night". */
const OF_THINGS =
  /(?<!\p{L})(?:of|over|some|another|nearly|almost|than|(?:serve|sell|handle|process|pack|pick|make|bake|print|produce|move|hold|seat|house|count|see|host|feed|milk|wash|sort)s?|von|de|van|di)(?: (?:about|around|up to|some|more than|over|rund|etwa|environ|circa|unos|ungefähr|fast|presque))* $/iu;
/** A sum for a time in words, where no noun of money stands: "dreitausendzweihundert brutto im Monat", "nineteen fifty an hour". */
const FOR_A_TIME = new RegExp(
  String.raw`(?<![\p{L}-])(?:${IN_ENGLISH} (?:an hour|per hour|a shift|per shift|a night|(?:pounds |dollars )?an hour)|(?:\p{L}*(?:tausend|hundert|mila|duizend|honderd)\p{L}*|${ABROAD}(?: mil(?:le)?)?(?: \p{L}+)?) (?:euros? |franken |francs )?(?:brutt?os? |bruts? |lordi |netto )*(?:im monat|pro monat|die stunde|pro stunde|par mois|de l[’']heure|al mes|a la hora|la hora|al mese|all[’']ora|per maand|per uur|por mês))(?!\p{L})`,
  'iu',
);
/** What is counted for a time and is nobody's money: "forty an hour", where pieces are worked through. */
const WORKED =
  /(?<!\p{L})(?:pieces?|calls?|covers?|orders?|patients?|units?|cases?|guests?|visits?|boxes|pallets?|birds|litres|miles|kilomet\p{L}+|times?|rounds?)(?!\p{L})/iu;

const TENS =
  '(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a hundred)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?(?:[- ](?:and )?(?:a half|a quarter|fifty|twenty|thirty|forty))?';
const FIGURE = String.raw`[$£€]?\d{2,3}(?:[.,]\d{1,3})?k?(?: and a half)?`;
/** "Twenty six and a half if they've the machine", "54 at the outside": a bare sum at the head, and for whom or how far it goes. */
const ON_TERMS = new RegExp(
  String.raw`^\W*(?:(?:and|but|or|so|maybe|possibly|perhaps|say|even|up to|make it|go|aber|oder|vielleicht|bis|auch|mais|ou|voire|jusqu[’']à|pero|o|hasta|quizás?|ma|fino a|forse|maar|of|tot|misschien|mas|até|talvez|men|upp till) )*(?:(?:${TENS}|${FIGURE})(?: (?:an hour|a year|hourly))? (?:(?:if|when|provided|only if|but only) (?:they|he|she|you|it|somebody|someone|there|for)|for (?:the right|somebody|someone|anybody|anyone|a good|a really)|at (?:the (?:very )?(?:most|outside|limit|top)|most|a (?:push|pinch|stretch))|(?:tops|max|maximum|absolute)(?=\s*[.,;!]|$))|(?:${ABROAD}|${FIGURE})(?: ?(?:und|et|y|e|en) (?:ein halb\p{L}*|demi|media|mezz[oa]|half|meia))?(?: euros?| €)? (?:(?:nur )?(?:wenn|falls|für (?:einen?|die|den|jemand)|höchstens|maximal)|(?:si (?:on|elle|il|la|le|j)|pour (?:quelqu|une? b|le bon|la bonne)|maxi?(?=\W*$))|(?:si (?:tiene|trae|es|viene)|para (?:alguien|el|la|quien))|(?:se (?:ha|è|sa)|per (?:chi|uno|quello))|(?:als (?:ze|hij|die|iemand)|voor (?:de juiste|iemand|een goede))|(?:se (?:tiver|for)|para (?:quem|alguém))|(?:om (?:de|hen|hon|han)|för rätt|for den rette)))(?!\p{L})`,
  'iu',
);

/** Whether a statement begins with a bare sum and says for whom or how far it goes, which is said of nothing but pay. */
export const tellsSumOnTerms = (said: string): boolean => ON_TERMS.test(said) && !WORKED.test(said);

/** Whether a statement tells a sum in words, as nothing but pay is told; what is counted is no pay. */
export function tellsSumInWords(said: string): boolean {
  const sum = SUM.exec(said);
  if (sum !== null && !OF_THINGS.test(said.slice(0, sum.index))) return true;
  return FOR_A_TIME.test(said) && !WORKED.test(said);
}
