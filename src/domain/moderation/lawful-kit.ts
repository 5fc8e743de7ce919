const COLOUR = '(?:black|white|navy|gr[ae]y|beige|blue|green|red)';
const COVERING = '(?:hijabs?|turbans?|headscar(?:f|ves)|patkas?|kippahs?|yarmulkes?|veils?)';
const NO_TURN =
  "(?![^.;]*\\b(?:no|not|off|without|never|only|but|except|unless|nobody|isn|instead|prefer\\w*)\\b|[^.;]*n['’]t\\b)";
const COLOURED = `(?:\\p{L}+(?:['’]s)? )?(?:${COLOUR}|colou?rs?)`;

/** What is worn at work and what it is made with, by words that otherwise pick people. */
export const LAWFUL_KIT: readonly RegExp[] = [
  // "Wear black, wear comfy shoes".
  new RegExp(
    `\\b(?:wear(?:ing)?|dress(?:ed)?(?: all)? in|come in|dress code(?: is|:)?|uniform(?: is|:)|turn up in)(?: all| plain| smart| solid)* (?:black|white)(?: (?:and|or|on|&|with) (?:${COLOUR}))?(?=[,.;:]|\\W*$| (?:and|or|with|to|on|for|please|if|when) )`,
    'giu',
  ),
  // "Uniform supplied, hijab in store green if you wear one".
  new RegExp(
    `\\b(?:uniforms?|polos?|tunics?|aprons?|caps?|shirts?|kit|workwear|scrubs)\\b${NO_TURN}[^.;]*\\b${COVERING}\\b(?: |, )(?:(?:too|included|comes?|is|are|in|if|for|available|on|,) ?)+(?:request|available|${COLOURED}|(?:you|those who|anyone who|staff who) (?:wear|want|need|like)s?(?: one| it)?)[^.;]*`,
    'giu',
  ),
  // "Stock past its date".
  /\bpast its (?:sell-by |use-by |best-before )?(?:dates?|best[- ]before|sell-by|use-by|expiry|shelf life|service (?:date|interval)|due date|deadline)\b/giu,
  // "How would you explain a pension to a twenty-year-old": to whom.
  /\b(?:explain|describe|teach|sell|pitch|show|introduce)(?:ing|ed|s)? [^.;,]{2,40}? to (?:an? |your |somebody['’]s |someone['’]s )(?:[\p{L}\d]+[- ]year[- ]old|teenager|child|toddler|pensioner|grandmother|grandma|gran|nan|grandad|granddad|mother|mum|teen|ten|boomer|millennial)\b(?![^.;]*\b(?:like you|yourself|who you are|only)\b)/giu,
  // "Catholic primary in Wodonga, grade 3/4": a house, at the head of the line.
  /^\W*(?:an? |the |our )?(?:small |large |co-?ed(?:ucational)? |rural |regional |independent )*(?:catholic|anglican|christian|lutheran|jewish|islamic|muslim|church of england|cofe|c of e|methodist|baptist|quaker|sikh|hindu|religious|hebrew|sunday) (?:primary|secondary|high|grammar|prep|college|infants?|juniors?|school|academy|kindergarten|preschool|early learning)(?: school)?(?=\W*$|,| (?:in|near|at|outside|on|with|of \d))(?![^.;]*\b(?:only|must|practi[sc]ing|prefer\p{L}*|so (?:you|we|they|staff)|want\p{L}*|commit\p{L}*|believ\p{L}*|own faith|same faith)\b)/giu,
  // "Your guy left his hi vis in our truck": who was there.
  /\b(?:your|our|their) (?:guys?|lads?|blokes?|man|driver|fellas?|girls?)(?: has| have|['’]ve|['’]s)? (?:left|forgot|dropped|came|called|turned up|collected|picked up|fixed|delivered|rang|brought|took|signed|was here|were here)\b(?![^.;]*\b(?:want|prefer\p{L}*|someone|somebody|next time|instead|send)\b)/giu,
  // "You're under no obligation to mention the pregnancy to them": what nobody has to tell.
  /\b(?:under no|(?:there(?:['’]s| is)|have|has|you(?:['’]ve| have)|feel) (?:absolutely )?no) (?:obligation|duty|need|requirement|pressure)(?: whatever| at all)? to (?:mention|tell|disclose|say|bring up|raise|declare|reveal|share)\b(?![^.;]*\b(?:but|though|although|however|unless|except|if you (?:want|still))\b)[^.;]*/giu,
  // "No need to put graduation years on it, half the people leave them off".
  /\b(?:no need to|don['’]t|do not|please don['’]t|you needn['’]t) (?:put|list|give|include|add|show|write) (?:any |your |the )?(?:graduation |birth |school )?(?:years?|dates?|photos?|ages?|pictures?)\b[^.;]{0,50}\bleave (?:them|it|those|that) (?:off|out)\b/giu,
  // What is sewn, drilled or fixed from one side.
  /\bblind[- ]?(?:hem(?:mer|mers|ming|s|med)?|stitch(?:er|ers|es|ing)?|holes?|rivet\p{L}*|flanges?|bolts?|nuts?|fasteners?|bak(?:e|ing))\b/giu,
];
