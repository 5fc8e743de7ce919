import type { Rule } from './types.ts';
import { AGE, CHOSEN, CLIENTELE, STRONG } from './words.ts';

const rx = (source: string): RegExp => new RegExp(source, 'giu');

// The people of the sentence are those whom the work is for, and nobody is picked by it.
const FOR_CLIENTS = new RegExp(`^(?!.*(?:${STRONG.source})).*(?:${CLIENTELE.source})`, 'iu');
const NOT =
  "\\b(?:no|not|never|nobody|no one|none|nor|without|zero|hasn'?t|haven'?t|won'?t|don'?t|doesn'?t|didn'?t|avoid|skip|reject)\\b";

/** Ways of saying whom somebody belongs with: at home, in a place, in a house of faith, at work, in a class of age. */
export const BELONGING_RULES: readonly Rule[] = [
  {
    about: 'family',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\b(?:home|domestic|household|living) (?:situation|circumstances|arrangements?)\b|\b(?:no|without an?|paid[- ]off) mortgage\b/giu,
    needs:
      /\b(?:settled|stable|simple|uncomplicated|single|married|ideal\w*|prefer\w*|suits?|you|must|should)\b/iu,
    unless: /\b(?:support\w*|assess\w*|clients?|tenants?|residents?|patients?|brokers?|lend\w*|loans?)\b/iu,
  },
  {
    about: 'age',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\bliv(?:e|es|ing) (?:at home(?: with (?:mum|mom|dad|the|their|your|his|her)\b)?|with (?:your|their|his|her|mum|mom) ?(?:parents|folks|mum|mom|and)?)/giu,
    needs:
      /\b(?:ideal\w*|suits?|perfect|prefer\w*|somebody|someone|candidates?|applicants?|still|you are|you're)\b/iu,
    unless: CLIENTELE,
  },
  {
    about: 'family',
    subject: 'role',
    pattern:
      /\b(?:no|not have|without|free of|minus|nor)(?: any| the| small| young)* (?:littlies|little ones|wee ones|bairns|tots|rugrats|ankle[- ]biters|sprogs|nippers|dependants|dependents)\b/giu,
    unless: FOR_CLIENTS,
  },
  {
    about: 'pregnancy',
    pattern:
      /\b(?:bab(?:y|ies)|bub|bumps?|pregnanc(?:y|ies)) (?:is |are )?(?:on the (?:horizon|way|cards)|in (?:the pipeline|sight))/giu,
    unless: /\b(?:brand|range|products?|clinic|ward)\b/iu,
  },
  {
    about: 'pregnancy',
    subject: 'role',
    pattern: rx(
      `${NOT}[^.;]{0,30}\\b(?:pump(?:ing)? (?:schedules?|breaks?|times?|sessions?)|express(?:es|ing)? milk|lactat\\p{L}+)`,
    ),
    unless: /\b(?:water|hydraulic|station|concrete|fuel)\b/iu,
  },
  {
    about: 'union_or_politics',
    subject: 'role',
    pattern: rx(
      `${NOT}[^.;]{0,30}\\b(?:organi[sz]|start|form|set up|push for|bring in|unioni[sz])\\p{L}*(?: up| for| in)? (?:(?:a|the|any) )?(?:union|shop floor|workforce)\\b|${NOT}[^.;]{0,20}\\bunioni[sz]e`,
    ),
    unless: /\b(?:credit union|student union|training|rosters?)\b/iu,
  },
  {
    about: 'union_or_politics',
    subject: 'role',
    pattern:
      /\bvot(?:e|es|ed|ing) (?:the )?(?:right|correct|proper|same|our|sensible) way\b|\bvot(?:e|es|ing) (?:like|as) (?:us|we|the (?:owner|boss|family))\b/giu,
  },
  {
    about: 'work_status',
    verdict: 'held',
    subject: 'role',
    pattern: rx(
      `${NOT}[^.;]{0,30}\\b(?:beneficiar(?:y|ies)|social assistance|income (?:support|assistance)|(?:the|a) (?:benefit|dole)|food stamps|housing benefit)\\b`,
    ),
    unless:
      /\b(?:experience|claims?|process\w*|trusts?|estates?|funds?|members|insurance|polic(?:y|ies)|wills?|advis\w*|pay(?:s|ments?)?)\b/iu,
  },
  {
    about: 'work_status',
    verdict: 'held',
    subject: 'role',
    pattern: rx(
      `(?:${NOT}|\\bclean\\b)[^.;]{0,30}\\b(?:fil|lodg|br(?:ing|ought)|mad|mak|rais|su)\\p{L}*\\b[^.;]{0,30}\\b(?:charges?|claims?|complaints?|law ?suits?|grievances?|employers?|tribunal)\\b`,
    ),
    needs:
      /\b(?:employers?|eeoc|discriminat\w*|harass\w*|tribunal|fair work|human rights|grievances?|osha|wages?|dismissal)\b/iu,
    unless: /\b(?:experience|clients?|customers?|insur\w*|we (?:do|have|will)|you (?:will|won't|can))\b/iu,
    reason: 'Keeps people out who used a right that they have at work.',
  },
  {
    about: 'race_or_origin',
    verdict: 'held',
    subject: 'role',
    pattern: rx(
      `(?:${NOT}|\\bclean\\b)[^.;]{0,20}\\barrest(?:s|ed)?(?: records?| histor(?:y|ies))?\\b|\\barrest records?\\b`,
    ),
    unless: /\b(?:cardiac|police officers?|powers? of arrest)\b/iu,
    reason:
      'Keeps people out by arrests without a conviction, which touches some origins more and which many laws forbid.',
    rewording: 'Ask for a check of convictions that matter to the work, where the law allows it',
  },
  // How long ago somebody learned tells the age, where it is a limit.
  {
    about: 'age',
    verdict: 'held',
    subject: 'role',
    pattern: rx(
      '\\b(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty) years? (?:since|after|from|past|out of|off) (?:their |your |the )?(?:graduat\\p{L}*|leaving (?:school|uni\\p{L}*|college)|uni(?:versity)?|college|school|campus)\\b|\\b(?:fresh|straight|just|newly|right) (?:off|from|out of) (?:the )?(?:campus|uni(?:versity)?|school|college|varsity|lecture hall)\\b',
    ),
    unless: /\b(?:at least|minimum|min|or more|more than|plus|whether|alike|any age|whatever)\b|\d\+/iu,
    rewording: 'Name the skill or experience that the work needs',
  },
  {
    about: 'age',
    subject: 'role',
    pattern:
      /\b(?:coast|cruis|drift|head|count|wind|slid)(?:e|es|s|ing|ed)? (?:down )?(?:to|towards?|into|for) (?:(?:their|your|a|the|his|her) )?(?:pension|retirement)\b/giu,
    needs: CHOSEN,
    unless: FOR_CLIENTS,
  },
  {
    about: 'age',
    subject: 'role',
    pattern: rx(
      `\\b(?:somebody|someone|anyone|people|persons?|candidates?|applicants?|you are|you're|wom[ae]n|m[ae]n|hires?|recruits?)(?: who (?:is|are))?(?: aged)? (?:between )?${AGE} ?(?:and|to|-) ?${AGE}\\b(?!\\s*(?:%|k\\b|kg|km|hours?|hrs?|days?|weeks?|months?|years?['’]? (?:of |in )?experience|minutes?|people|staff|calls|words|per|a week|miles|percent))`,
    ),
    unless: /[$£€%]|\b(?:members|passengers|guests|clients|customers)\b/iu,
  },
  {
    about: 'appearance',
    verdict: 'held',
    subject: 'role',
    pattern: /\bhead of hair\b|\btrim (?:waist|figure|build)\b/giu,
    needs: CHOSEN,
    unless: FOR_CLIENTS,
  },
  {
    about: 'sex',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\b(?:rock ?star|gym|finance|tech|sales|alpha|cool) bros?\b|\bfrat(?:ernity)?[- ]?(?:house|boys?)\b|\bbrogrammers?\b/giu,
  },
  {
    about: 'race_or_origin',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\bsounds? (?:like|the same as) (?:one of )?(?:us|them|a local|locals|our own|the locals)\b|\b(?:true[- ]blue|dinky[- ]di)\b|\bspeaks? like (?:us|we do|a local|one of us)\b/giu,
  },
  {
    about: 'race_or_origin',
    subject: 'role',
    pattern: rx(
      `\\b(?:balkan|slavic|baltic|nordic|muslim|islamic|jewish|hindu|sikh|catholic|ethnic|foreign|exotic|double-barrelled) (?:sur|last |family |first )?names?\\b|\\b(?:sur|last |family |first )names? (?:\\p{L}+ ){0,8}(?:pronounce|spell)\\b|${NOT}[^.;]{0,30}\\b(?:travell?ing (?:communit(?:y|ies)|people|famil(?:y|ies))|travell?er (?:communit(?:y|ies)|background)|(?:franco|anglo|allo)phones)\\b`,
    ),
    needs: CHOSEN,
  },
  {
    about: 'race_or_origin',
    subject: 'role',
    pattern:
      /\b(?:grew|brought|raised|schooled) (?:up )?(?:here|locally|in this country|in these parts)\b/giu,
  },
  // Where somebody lives, and from what house they come, stands for means and origin.
  {
    about: 'race_or_origin',
    verdict: 'held',
    subject: 'role',
    pattern: rx(
      `${NOT}[^.;]{0,40}\\b(?:that (?:part|side|end) of town|those (?:suburbs|estates)|(?:council|housing|sink) estates?|trailer parks?|housing commission|public housing|council (?:flats?|house))\\b|\\b(?:right|good|better|nice|proper) (?:postcode|suburb|side of town|end of town)\\b|\\b(?:wrong|bad) (?:postcode|suburb|side of (?:town|the tracks))\\b|\\b(?:went to|attended|product of|educated at) (?:an? |the )?(?:\\p{L}+ )?(?:private|independent|grammar|prep|boarding|right) schools?\\b|\\bwhich (?:fork|knife|spoon) to use\\b|\\bold school tie\\b|\\bwell[- ]bred\\b`,
    ),
    unless:
      /\b(?:tenants?|residents?|support\w*|maintenance|repairs?|pupils?|teach\w*|listings?|sell\w*)\b/iu,
    reason: 'Picks people by where they live or what house they come from, which stands for origin or means.',
  },
  {
    about: 'nationality',
    subject: 'role',
    pattern: rx('\\b\\p{L}+ passports?(?: holders?)? (?:only|please|a must|essential)\\b'),
    unless: /\bvalid passports?\b|\bcurrent passports?\b/iu,
    rewording: 'the right to work in the country of the job',
  },
  {
    about: 'nationality',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\b(?:candidates?|applicants?|people|those|anyone|anybody|workers?) (?:on|with|holding|who (?:hold|have)) (?:an? )?(?:\p{L}+ )?(?:temporary |student |work |working holiday |bridging |partner |skilled )visas?\b/giu,
    needs: /\b(?:skip|avoid|exclud\w*|reject\w*|lazy|need not|not|no|never|without|except)\b/iu,
    rewording: 'the right to work in the country of the job',
  },
  {
    about: 'religion',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\b(?:relationship|walk) with (?:jesus|god|christ|the lord|our saviou?r)\b|\b(?:family|team|company|crew|fellowship|house|circle) of (?:believers|faith)\b/giu,
  },
];

/** Words of these rules that no other list holds, for the quick look whether a sentence speaks of people at all. */
export const BELONGING_WORDS =
  'home|domestic|household|living|live|mortgage|littlies|little|wee|bairns|tots|rugrats|ankle|sprogs|nippers|bub|bump|pump|express|lactat|organi|unioni|vot|benefi|social|income|food stamps|housing|fil|lodg|brought|mad|rais|charges?|law ?suits?|grievances?|arrest|years?|fresh|straight|just|newly|right|coast|cruis|drift|head|count|wind|slid|somebody|someone|trim|bro|frat|rock|sounds?|speaks?|true|dinky|balkan|slavic|baltic|nordic|sur|last|family|travell?|franco|anglo|allo|raised|schooled|that|those|council|trailer|postcode|suburb|went|attended|product|educated|which|old school|well|passport|relationship|walk|team|company|crew|fellowship|house|circle';
