/**
 * What is wished for, without the words that say how glad of it somebody would be: the heading above it says that it is a wish. In the
 * languages of briefs; who is wished for, or how somebody is, stays as it was said, for whoever looks at it.
 */

const EN_GOOD =
  '(?:nice(?:[- ]to[- ]haves?)?|good(?: to have)?|great(?: thing to have)?|handy|useful|helpful|ideal|welcomed?|warmly received|appreciated|valued|preferred|preferable|desirable|desired|beneficial|advantageous|advantage|asset|plus|bonus(?: points?)?|boost|help|extra|treat|gem|dream|heaven|choice|mint|sweet|lush|lovely|lekker|brill(?:iant)?|fab(?:ulous)?|mad|terrific|superb|super|perfect|wonderful|gorgeous|deadly|grand|class|magic|mighty|amazing|awesome|fantastic|interesting|of (?:particular |great |some )?interest|the cherry(?: on (?:the )?(?:top|cake))?|(?:the )?icing on the cake|given preference|well regarded|highly regarded)';
const EN_BUT =
  '(?:,? (?:but|though|and|not|we|no|if|eh|too|as well|also|for us|tho|really|either)(?!\\p{L})(?: (?:we can (?:teach|train)(?: (?:that|it|them|you))?|(?:we )?train|teach that|not (?:an? )?(?:must|essential|compulsory|required|needed|necessary|deal ?breaker)|essential|compulsory|must|a must|required|necessary))?)?';
const SO_MUCH = new RegExp(
  `^(\\p{L}[^.;:!?]{1,70}?)(?:[,\\s–-]+|(?=['’]))(?:(?:(?:that|it|this),? )?(?:(?:would|will|might|could) (?:also |really |just |both |all )*be|['’]d be|(?<=(?:licen[cs]e|tickets?|experience|exp|background|knowledge|time|skills?|work|certs?|cards?|\\p{L}ing) )be|is|are|['’]s)(?: (?:also|really|very|so|both|all|always|quite|pretty|highly))*|=|\\+)? ?(?:highly |both )?(?:an? |some )?(?:(?:real|big|huge|great|definite|distinct|major|nice|lovely|added|added|massive|proper|strong) )?${EN_GOOD}${EN_BUT}[.!]*$`,
  'iu',
);
const MORE_TAILS: readonly RegExp[] = [
  /^(.{2,70}?) (?:wouldn['’]t|would not|won['’]t) (?:go amiss|hurt|go astray|be wasted)[.!]*$/iu,
  /^(.{2,70}?) would (?:stand (?:out|to (?:them|him or her|you|her or him))|help|go down well|get (?:my|our) attention|put (?:them|you) (?:ahead|at the top))[.!]*$/iu,
  /^(.{2,90}?),? (?:(?:das )?w[äa]e?ren?|(?:das )?wär|(?:das )?ist|sind) (?:auch |sehr |natürlich |echt |richtig )*(?:(?:ein|eine|von|das) )?(?:großer |echter |klarer |dickes |nettes )?(?:schön|super|toll|top|gut|ideal|prima|klasse|hilfreich|nett|perfekt|plus|vorteil|pluspunkt|bonus|i-tüpfelchen|wünschenswert|willkommen|gern gesehen)[.!]*$/iu,
  /^(.{2,90}?) (?:sehen wir|nehmen wir|hätten wir|wird) (?:sehr )?gern(?:e)?(?: gesehen)?[.!]*$/iu,
  /^(.{2,90}?),? (?:(?<!permis |licence )ce |ça |c[’'])?(?:serai(?:en)?t|est|sont|sera) (?:un |une |le |la |très |vraiment |toujours |bien )*(?:vrai |gros |réel |petit |bel )?(?:plus|atouts?|top|bonus|bien|parfait|idéal|avantage|appréciée?s?|bienvenue?s?|souhaitée?s?|valorisée?s?)[.!]*$/iu,
  /^(.{2,90}?),? (?:se valora(?:n|rá|rán)?|valorables?|deseables?|(?:sería|serían|será|es) (?:un |una |muy )?(?:plus|ventaja|punto|valorad[oa]|ideal|bien|genial))[.!]*$/iu,
  /^(.{2,90}?),? (?:(?:sarebbe|è|costituisce|sarà) (?:un |molto )?(?:plus|vantaggio|gradit[oa]|titolo preferenziale)|gradit[oaie])[.!]*$/iu,
  /^(.{2,90}?) (?:is |zijn )?(?:ook )?(?:mooi|leuk|fijn) meegenomen[.!]*$/iu,
  /^(.{2,90}?) (?:is|zijn|zou|geldt) (?:ook )?(?:een |als |mooi |fijn )*(?:groot |echte? )?(?:pr[ée]|pluspunt|plus|voordeel|mooi|fijn|welkom|meegenomen)(?: zijn)?[.!]*$/iu,
  /^(.{2,90}?) (?:är|er|vore|ville vært|ville være) (?:ett |et |en |også |även )?(?:stort )?(?:plus|pluss|fördel|fordel|merit|meriterande|ønskelig|önskvärt|bra|fint)[.!]*$/iu,
  /^(.{2,90}?) (?:será|seria|é) (?:um |uma )?(?:plus|mais-valia|diferencial|vantagem|desejável)[.!]*$/iu,
];
const HEADS: readonly RegExp[] = [
  /^(?:it )?would be (?:very |really |so )?(?:good|great|nice|handy|useful|helpful|ideal|lovely|fab|brilliant) (?:to have|if (?:they|you)(?:['’]d| had|['’]ve| have)(?: got)?) (?=\p{L})/iu,
  /^(?:nice|good|great|handy) to have(?: is| would be|:)? (?=\p{L})/iu,
  /^(?:sehr )?(?:schön|toll|super|ideal|gut|prima|von vorteil|wünschenswert|hilfreich) (?:wäre[n]?|ist|sind)(?: auch)? (?=\p{L})/iu,
  /^(?:se valora(?:n|rá|rán)?|sería(?:n)? (?:un plus|una ventaja|ideal(?:es)?)|gradit[oaie]|costituisce un plus|valoriza-se|valorizamos|un plus serait|(?:det (?:är|er) )?meriterande (?:med|om du har)|(?:det är )?(?:ett plus|en fördel) (?:med|om du har)|bonus si|bonus om)(?: (?:positivamente|mucho|muy))? (?=\p{L})/iu,
];

/** Somebody, how they are, or a clause of its own: that stays as it was said. */
const OF_SOMEBODY =
  /(?<!\p{L})(?:some(?:one|body)|any(?:one|body)|who|whose|persons?|people|candidates?|applicants?|he|she|they|them|him|her|you|we|us|our|my|i|it|this|that|those|both|lads?|girls?|guys?|m[ae]n|wom[ae]n|lad(?:y|ies)|gent\p{L}*|fellas?|blokes?|mums?|moms?|dads?|mothers?|fathers?|parents?|kids?|child\p{L}*|famil\p{L}*|husband|wife|married|single|couples?|male|female|young\p{L}*|old\p{L}*|mature|aged?|youth\p{L}*|energ\p{L}*|vibran\p{L}*|fresh\p{L}*|recent|grads?|graduates?|students?|retire\p{L}*|local\p{L}*|native\p{L}*|citizens?|nationals?|passport|born|background of|faith|church\p{L}*|christ\p{L}*|catholic\p{L}*|muslim\p{L}*|jew\p{L}*|hindu\p{L}*|believ\p{L}*|relig\p{L}*|gay|straight|look(?:s|ing)?|smile|pretty|handsome|tall|slim|fit|fitness|strong|health\p{L}*|able-bodied|accent|home|life|hair|mason\p{L}*|body|skin|teeth|values|attitude|personality|character|vibe|jemand\p{L}*|person(?:en)?|männ\p{L}*|frau\p{L}*|weiblich\p{L}*|jung\p{L}*|alt\p{L}*|jünger\p{L}*|älter\p{L}*|ledig\p{L}*|kinder\p{L}*|familie\p{L}*|mutter\p{L}*|muslim\p{L}*|deutsche[rn]?|einheimisch\p{L}*|quelqu[’']un|personnes?|hommes?|femmes?|jeunes?|célibataires?|enfants?|sans enfant\p{L}*|famille|français\p{L}*(?! (?:courant|écrit|parlé))|origine|alguien|persona\p{L}*|hombres?|mujer\p{L}*|chic[oa]s?|joven\p{L}*|jóvenes|solter\p{L}*|hij[oa]s?|español[ae]s?|presencia|imagen|qualcuno|person[ae]|uom\p{L}+|donn[ae]|giovan\p{L}+|italian[oa]|bella presenza|iemand|mens\p{L}*|man(?:nen)?|vrouw\p{L}*|meid\p{L}*|jonge?n?|nederlander\p{L}*|någon|kvinn\p{L}*|kille|tjej\p{L}*|ung\p{L}*|svensk\p{L}*|alguém|homem|mulher|jovem|moç[oa])(?!\p{L})/iu;

/** "Terraform would be nice, so would having seen PCI DSS". */
const SO_IS = /^([^,;]{4,80}),? (?:and )?(?:so|as) (?:would|is|are|will)(?: be)? ([^,;]{3,70})$/iu;
const PRAISED = /(?<!\p{L})(?:nice|good|great|bonus|advantage|handy|useful)(?!\p{L})/iu;

const capital = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1);

/** The thing that a wish is for, where it is for a thing; the wish as it is otherwise. */
export function wishAlone(wish: string): string {
  const [, first = '', second = ''] = SO_IS.exec(wish) ?? [];
  if (first !== '') {
    const [one, other] = [wishAlone(first), second.replace(/[.!]+$/u, '')];
    return one === first || OF_SOMEBODY.test(other) ? wish : `${one}, ${other}`;
  }
  const [, more = ''] =
    /^(?:and )?so (?:would|is|are|will|does) (?:be )?(\p{L}[^.,;]{1,40})[.!]*$/iu.exec(wish) ?? [];
  if (more !== '' && !OF_SOMEBODY.test(more)) return capital(more);
  const head = HEADS.find((pattern) => pattern.test(wish));
  const begun = head === undefined ? wish : wish.replace(head, '');
  const tail = [...MORE_TAILS, SO_MUCH]
    .map((pattern) => pattern.exec(begun)?.[1])
    .find((said) => said !== undefined);
  const thing = (tail ?? begun).replace(/[\s,.!–-]+$/u, '').replace(/^(?:and|also|und|et|y) /iu, '');
  const isThing = thing !== wish && thing.split(/\s+/u).length <= 12 && /\p{L}{2}/u.test(thing);
  return isThing && !OF_SOMEBODY.test(thing) && !PRAISED.test(thing) ? capital(thing) : wish;
}
