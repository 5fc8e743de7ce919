// What somebody asked for themselves (a break for prayer, a day for treatment, a place to sit), and in the next sentence that they have it.

const OWN_TIME =
  '(?:breaks?|leave|time|slots?|appointments?|days?|mornings?|afternoons?|fridays?|saturdays?|hours?|shifts?|rooms?|spaces?|seats?|chairs?|stools?|parking|ramps?|interpreters?|captions?|loops?|meals?|menu|headscar(?:f|ves)|hijabs?|turbans?|beards?|adjustments?|accommodations?|dogs?|desks?|screens?|laptops?|from home)';
const ASKED = new RegExp(
  `^\\W*(?:(?:he|she|they|the (?:candidate|applicant|temp|nurse|driver|carer|new starter)|\\p{Lu}\\p{L}+)(?:['’]s| has| have| had)? (?:also |just |then |[^.;,]{3,30} and )?|i(?:['’]ve| have)? been |we were )asked (?:me |us |them )?(?:(?:whether|if) (?:he|she|they) (?:can|could|may|might|would be able to|is allowed to|will be able to) |for |about |to )[^.;]*\\b${OWN_TIME}\\b`,
  'iu',
);
const GRANTED =
  /^\W*(?:yes|yep|of course|certainly|sure|absolutely|granted|given|agreed|approved|gladly|happily|no problem|no bother|not a problem|(?:that|it|this)(?:['’]s| is|['’]ll be| will be) (?:fine|no (?:problem|bother)|granted|arranged|sorted|done|agreed|approved|ok(?:ay)?)|(?:he|she|they) (?:can|may|has it|have it)|we(?:['’]ve| have)? (?:said yes|agreed|arranged|granted|approved))(?![\p{L}'’])/iu;
const YET =
  /\b(?:but|though|although|however|unless|except|as long as|provided|only if|instead|rather|someone|somebody|another|else|next|prefer\w*|never|sadly|unfortunately|drop|pass|withdr\w+|leave (?:him|her|them)|man|woman|men|women|ideal\w*|for now|this once)\b/iu;

/** Whether a sentence only tells what somebody asked for themselves, and the next one that it is theirs. */
export const isGrantedByNext = (text: string, next: string | undefined): boolean =>
  next !== undefined && ASKED.test(text) && GRANTED.test(next) && !YET.test(next) && !YET.test(text);
