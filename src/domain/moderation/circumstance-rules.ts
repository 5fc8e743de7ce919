import type { Rule } from './types.ts';
import { ORIGIN } from './words.ts';

const held = (about: Rule['about'], pattern: RegExp, unless?: RegExp): Rule => ({
  about,
  verdict: 'held',
  subject: 'role',
  pattern,
  ...(unless === undefined ? {} : { unless }),
});

const OWN_TIME =
  "(?:date nights?|sports days?|school (?:plays?|concerts?|assembl(?:y|ies))|bath ?times?|bedtimes?|bedtime stories|family (?:time|dinners?|holidays|birthdays)|anniversar(?:y|ies)|nativity plays?|kids['’] (?:football|parties|swimming|games)|home life|your (?:kids|children|family|husband|wife|partner|other half))";
const UNION =
  '(?:siptu|unite|unison|gmb|cfmeu|amwu|etu|teamsters?|seiu|ufcw|uaw|afl-cio|unifor|cupe|cosatu|numsa|f[óo]rsa|mandate|rmt|aslef|usdaw|nasuwt|e tū|first union|ver\\.?di|ig metall|cgt|fnv|ccoo|cgil)';
const ORGANS = '(?:eyes?|ears?|lungs|knees?|backs?|hips?|legs?|hearts?|feet|joints|shoulders?|hands?)';
const CODE =
  '(?:zip ?codes?|post ?codes?|postal codes?|eircodes?|area codes?|suburbs?|(?:home )?address(?:es)?)';

/** Wishes told by somebody's time at home, what drives them, their body, their papers, their address or what their union is called. */
export const CIRCUMSTANCE_RULES: readonly Rule[] = [
  held(
    'family',
    new RegExp(
      `\\b${OWN_TIME}\\b[^.;]{0,30}\\b(?:comes?|take|takes?|go|goes|runs?|sits?) (?:a )?(?:very |firmly |a distant )?(?:second|last|back ?seat|behind (?:us|the (?:client|job|work|shop|deal))|after (?:us|the (?:client|job|work|shop|deal)))`,
      'giu',
    ),
    /\b(?:never|not|don['’]t|doesn['’]t|won['’]t|shouldn['’]t)\b/iu,
  ),
  held(
    'family',
    /\b(?:kids|children|mortgage|mouths to feed|family to feed|bab(?:y|ies)|school fees|wedding to pay|alimony)\b[^.;]{0,45}\b(?:motivat\p{L}*|keeps? (?:people|them|someone|somebody|a person|you) (?:hungry|loyal|honest|keen|sharp|going)|(?:is|are) (?:the (?:sort|kind)|what) (?:of )?[^.;]{0,20}\b(?:like|want|look for)|makes? (?:people|someone|them|for) (?:hungry|loyal|reliable|steady))\b/giu,
    /\b(?:toys?|app|brokers?|lender|loans?|clients|customers|patients)\b/iu,
  ),
  held(
    'age',
    /\b(?:energy|enthusiasm|stamina|looks?|salary|pay packet|wage|attitude|hunger|zest) of (?:an? |our |the )?(?:\p{L}+ )?(?:interns?|graduates?|grads?|teens?|teenagers?|students?|school[- ]leavers?|apprentices?|twenty-\p{L}+|\d\d-year-olds?|freshers?)\b/giu,
    /\b(?:survey\p{L}*|process\p{L}*|payroll|report\p{L}*|calculat\p{L}*|set the)\b/iu,
  ),
  // What somebody's body must do without, or come with.
  held(
    'disability_or_health',
    new RegExp(
      `\\b${ORGANS} (?:that|which) (?:do(?:es)?(?: not|n['’]t)(?! mind)|can(?:not|['’]t)?|won['’]t|still|never|work|works|hold|holds|have never|has never|last|lasts)\\b|\\bbring (?:your|their) own ${ORGANS}(?=\\W*$|[,.;]| and\\b)|\\b(?:without|minus|no) (?:specs|spectacles|glasses|hearing aids?|contact lenses)(?! (?:case|shop|half))\\b`,
      'giu',
    ),
    /\b(?:patients?|residents?|clients|customers|surgery|treat\p{L}*|animals?|horses?|dogs?|doll|puppet|mannequin|clock|dial|watch hands|safety)\b/iu,
  ),
  held(
    'disability_or_health',
    /\bpre-?existing (?:anything|conditions?|injur(?:y|ies)|illness(?:es)?|ailments?|complaints?|issues?|problems?|stuff)\b[^.;]{0,50}\b(?:issue|problem|no\b|not|out|can['’]t|cannot|concern|disclos\p{L}*|declar\p{L}*|deal-?breaker|risk|trouble)|\b(?:no|without|free of|never)\b[^.;]{0,12}\bpre-?existing (?:anything|injur(?:y|ies)|illness(?:es)?|ailments?|complaints?|stuff)\b/giu,
    /\b(?:covered?|coverage|insurance from|waiting|wait|benefits|plan|policy|tell us|adjust\p{L}*|accommodat\p{L}*)\b/iu,
  ),
  held(
    'disability_or_health',
    /(?<!\b(?:with or|with and|with,? or) )\bwithout (?:any |the need (?:for|of) |needing |special |reasonable |further )*(?:accommodations?|adaptations?|modifications?|adjustments?)(?: or (?:modifications?|adjustments?|adaptations?|special treatment))?(?: of any (?:kind|sort))?(?=\W*$|,| to the\b| at work\b)/giu,
    /\b(?:software|code|configuration|machine|recipe|contract|documents?|data|figures|seasonal|price|accounts|nobody|no one|design)\b/iu,
  ),
  held(
    'appearance',
    /\b(?:people|someone|somebody|staff|sellers?|reps?|those|faces?|trainers?|hosts?) (?:who|that) looks? (?:like|as if|as though) (?:they|he|she|you|our|the) (?!need|want|know|might|have (?:a question|questions|lost)|had (?:a )?(?:fall|bad)|re (?:lost|stuck|waiting))/giu,
    /\b(?:help|approach|greet|offer|ask|speak to|check on|security|theft|suspicious|lost|unwell)\b/iu,
  ),
  // As of a people as can be, and what a people is called in another way.
  held(
    'race_or_origin',
    new RegExp(
      `\\b(?:${ORIGIN}|aussie|kiwi|southern|cockney|texan|yorkshire|local) as (?:apple pie|they come|it gets|can be|vegemite|a? ?meat pie|maple syrup|tea and|the (?:queen|king|flag)|rugby|haggis|guinness|a? ?kangaroo)`,
      'giu',
    ),
  ),
  held(
    'race_or_origin',
    /\b(?:from|of|one of|an?) (?:one of )?(?:the |our )?(?:founding|first|pioneer|settler|pilgrim|colonial) (?:peoples?|famil(?:y|ies)|stock|nations?(?= stock| people only))\b|\b(?:no|not|never|none|nobody|than|of)\b[^.;]{0,20}\boff[- ]the[- ](?:plane|boat|ferry)\b/giu,
    /\b(?:history|teach\p{L}*|museum|exhibition|treat(?:y|ies)|first nations|archive|first famil(?:y|ies)|freight|cargo|unload\p{L}*|passengers|tourists|luggage|fish)\b/iu,
  ),
  held(
    'union_or_politics',
    new RegExp(
      `\\b(?:no|not|avoid|never|nobody|anyone|without|steer clear of|sick of|than)\\b[^.;]{0,15}\\b${UNION}[- ](?:heads?|m[ae]n|people|types?|reps?|cards?|carders?|members?(?:hip)?|stalwarts?|crowd|folk|troublemakers?|activists?|delegates?)\\b`,
      'giu',
    ),
    /\b(?:needn['’]t|need not|matter\p{L}*|required|asked)\b/iu,
  ),
  held(
    'work_status',
    /\b(?:no|not|nobody|avoid|never|without|skip|none)\b[^.;]{0,35}\b(?:welfare|welfare-to-work|dole|workfare|work for the dole|job ?centre|job ?seekers?|centrelink|intreo|universal credit|sassa|back[- ]to[- ]work|hartz|food stamps?|snap benefits|unemployment (?:line|queue|benefits?))\b/giu,
    /\b(?:fees?|claims? team|experience|knowledge|clients|advis\p{L}*|support\p{L}*|partner\p{L}*|welfare (?:officer|team|of|checks?)|animal welfare|student welfare|advance notice)\b/iu,
  ),
  held(
    'race_or_origin',
    new RegExp(
      `\\b${CODE}\\b[^.;]{0,50}\\b(?:tough sell|hard sell|don['’]t (?:fit|work|suit|play)|(?:not|no) (?:good|go|use)|prefer\\p{L}*|avoid\\p{L}*|skip|bin|nicer|better class|leafy|right side|wrong side|say(?:s)? (?:it all|a lot|enough|everything)|tell(?:s)? (?:us|you|me) (?:enough|a lot|everything|who)|matters?|puts? (?:him|her|them|us|the client) off|raise eyebrows)\\b`,
      'giu',
    ),
    /\b(?:(?:do(?:es)?n['’]t|(?:do|does) not|no|never) matter\p{L}*|deliver\p{L}*|route|routing|within|commut\p{L}*|travel|cover\p{L}*|parcels?|mail|list(?:ings?)?)\b/iu,
  ),
  // Of whose house somebody is.
  held(
    'family',
    /\b(?:farmer|miner|docker|publican|pastor|vicar|soldier|fisherman|squire)['’]s (?:son|daughter|wife|lad|girl)\b|\bempty[- ]nest(?:s|ers?)?\b(?! (?:box|survey))|\bpublic[- ]school(?:boy|girl)s?\b|\bprivate income\b|\bfrat (?:brothers?|boys?|house)\b|\bsorority (?:sisters?|girls?)\b/giu,
    /\b(?:owned|run by|founded|the owner|we sell|holidays?|tax|clients?|advis\p{L}*|insur\p{L}*|whatever|any)\b/iu,
  ),
  // What somebody never used, and can still do.
  held(
    'age',
    /\b(?:never|not|n['’]t) (?:have |has |had |even )?(?:used|owned|seen|heard of|held|touched|needed|known) (?:an? |the |any )?(?:phones? with (?:an? )?(?:cord|dial)|corded phones?|rotary (?:phones?|dials?)|faxe?s?(?: machines?)?|landlines?|cassettes?|floppy disks?|dial-?up|pagers?|typewriters?|vhs|walkmans?|cheque ?books?|phone ?books?|film cameras?|world without)\b|\bif you (?:know|knew|remember|recall|have heard of|watched) (?:who|what|when) [^.;,]{3,40} (?:was|were|did|had),? [^.;]*\b(?:not|n['’]t|too|wrong)\b/giu,
    /\b(?:quiz|museum|archive|collection|restor\p{L}*|ours|matter\p{L}*|teach\p{L}*|show you)\b/iu,
  ),
  held(
    'disability_or_health',
    /\b(?:can|could|able to|who) still (?:go|goes|run|runs|play|plays|touch|touches|climb|climbs|bend|last|outrun|keep up|kick|sprint|squat|jump|party|do (?:the splits|press-ups|push-ups|a handstand|all-nighters))\b|\bhear(?:s|ing)? a pin drop\b(?! in)|\b(?:who|that|someone to|must|should) (?:do(?:es)?(?: not|n['’]t)|never|won['’]t|will not) (?:get|be|go|come up) (?:\p{L}+ )?(?:winded|puffed|puffing|out of breath|breathless|tired easily|run down|worn out|poorly|crook)\b/giu,
    /\b(?:machines?|engines?|van|truck|systems?|show|you can still (?:run|play) (?:the|your))\b/iu,
  ),
  held(
    'age',
    /\bgr[ae]y(?: hair| hairs| is| are)?\b(?! water)[^.;]{0,30}\bnot (?:for|on|in|at|behind) (?:the|our|my) (?:sales floor|floor|front|desk|bar|team|counter|showroom|shop)\b|(?<!\p{L})im (?:richtigen|passenden|besten) alter(?!\p{L})/giu,
  ),
  held(
    'family',
    /\b(?:single|unattached|unmarried|childless|no kids)(?: people)? (?:is|are|would be|makes? (?:it|life|things)) (?:much |far |just |so much )?(?:simpler|easier|better|best|ideal|simplest|easiest|preferable|handier|cleaner)\b|\b(?:go|gone|went|going)(?: out| off)? on (?:maternity |mat |parental )?leave\b[^.;]*\b(?:can['’]t|cannot|won['’]t|couldn['’]t|never|not)\b[^.;]{0,25}\b(?:another|a third|a fourth|again|any more|afford)\b/giu,
    /\b(?:room|source|occupancy|sign-on|bed|supplement|origin|annual leave)\b/iu,
  ),
  // A house for one sex alone.
  held(
    'sex',
    /\b(?:all[- ](?:male|female)|men-only|women-only|(?:only|just) (?:one|an?|the) (?:men['’]s|male|ladies['’]?|women['’]s|female|set of)) (?:changing|locker|dressing|wash|rest|shower) ?rooms?\b[^.;]*\b(?:not|no|sorry|so|and that|won['’]t|can['’]t|only)\b/giu,
    /\b(?:being (?:built|split)|split|building (?:one|a second|more)|clean\p{L}*|refit\p{L}*|swim\p{L}*|members|gym)\b/iu,
  ),
  // Worship and drink from which nobody may stay away.
  held(
    'religion',
    /\b(?:devotionals?|prayers?|worship|saying grace|bible (?:study|reading)|hymns?|chapel|mass|blessing)\b[^.;]*\b(?:nobody (?:sits|stays|opts)|no[- ]one (?:sits|stays|opts)|everyone (?:joins|attends|takes part|stands)|everybody (?:joins|attends|takes part|stands)|compulsory|mandatory|not optional|no exceptions|without exception)\b|\b(?:team |friday |after-work |staff )?(?:drinks|pints|beers|pub (?:night|trips?)|wine o['’]clock)\b[^.;]{0,25}\b(?:compulsory|mandatory|not optional|no exceptions|no excuses|expected of everyone)\b|\bno such thing as (?:orange juice|a soft drink|soft drinks|a mocktail|water)\b/giu,
    /\b(?:pupils?|students?|residents?|congregation|(?:isn['’]t|not|never|nobody['’]s) (?:compulsory|mandatory))\b/iu,
  ),
  held(
    'appearance',
    /\b(?:must|should|needs? to|has to|have to|who(?:['’]ll| will| can)?|someone to|somebody to|able to|girls? to) turn heads\b/giu,
    /\b(?:cakes?|designs?|windows?|displays?|dishes|campaigns?|copy|garments?)\b/iu,
  ),
  // Whoever once asked for their rights.
  held(
    'union_or_politics',
    /\b(?:no|not|never|nobody|no[- ]one|don['’]t|won['’]t|avoid|skip|without)\b[^.;]{0,45}\b(?:had a go at|been to|gone to|went to|runs? to|ran to|complain\p{L}* to|rang|called|rings?|calls?|taken (?:it|us|them|anyone) to) (?:fair work|the (?:tribunal|ombudsman|union|eeoc|labou?r board|inspectorate|commission|press)|acas|wrc|the wrc|ccma|the ccma|osha|hse|eeoc|era)\b|\b(?:not|nobody|no[- ]one|never|sort|type|kind|don['’]t want)\b[^.;]{0,35}\b(?:bring|brings|bringing|drag|drags|dragging) (?:an? |their |the |in )?(?:union )?(?:reps?|stewards?|delegates?)\b/giu,
    /\b(?:need not|needn['’]t|you (?:may|can)|right to|without fear|clients?|advis\p{L}*)\b/iu,
  ),
];

/** What a sentence holds that these rules look for. */
export const CIRCUMSTANCE_WORDS =
  'farmer|miner|docker|publican|pastor|vicar|soldier|fisherman|squire|nest|nesters?|school(?:boy|girl)s?|private income|frat|sorority|winded|puffed|puffing|out of breath|breathless|tired|run down|worn out|poorly|crook|cord|rotary|fax|landlines?|cassettes?|floppy|dial-?up|pagers?|typewriters?|vhs|walkmans?|cheque ?books?|phone ?books?|if you (?:know|knew|remember|recall|have heard)|still|pin drop|gr[ae]y|alter|single|unattached|childless|leave|all[- ](?:male|female)|men-only|women-only|changing|locker|devotionals?|prayers?|worship|grace|bible|hymns?|chapel|mass|blessing|drinks|pints|beers|pub|orange juice|soft drinks?|heads|fair work|tribunal|ombudsman|eeoc|acas|wrc|ccma|osha|hse|reps?|stewards?|delegates?|date nights?|sports days?|school (?:plays?|concerts?|assembl)|bath ?times?|bedtimes?|bedtime stories|family|anniversar(?:y|ies)|nativity|kids|other half|home life|mortgage|mouths|alimony|(?:energy|enthusiasm|stamina|salary|pay packet|wage|attitude|hunger|zest) of|eyes?|ears?|lungs|knees?|backs?|hips?|legs?|hearts?|feet|joints|shoulders?|hands? that|specs|spectacles|glasses|contact lenses|pre-?existing|accommodations?|adaptations?|modifications?|adjustments?|looks? (?:like|as)|as (?:apple|they come|it gets|can be|vegemite|meat|maple|tea|the|rugby|haggis|guinness)|founding|pioneer|settler|pilgrim|colonial|off[- ]the[- ](?:plane|boat|ferry)|siptu|unite|unison|gmb|cfmeu|amwu|etu|teamsters?|seiu|ufcw|uaw|afl-cio|unifor|cupe|cosatu|numsa|rmt|aslef|usdaw|nasuwt|welfare|dole|workfare|job ?centre|job ?seekers?|centrelink|intreo|universal credit|food stamps|zip ?codes?|post ?codes?|postal codes?|eircodes?|area codes?|suburbs?|address(?:es)?';
