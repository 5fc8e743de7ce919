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
  // What is sewn, drilled or fixed from one side.
  /\bblind[- ]?(?:hem(?:mer|mers|ming|s|med)?|stitch(?:er|ers|es|ing)?|holes?|rivet\p{L}*|flanges?|bolts?|nuts?|fasteners?|bak(?:e|ing))\b/giu,
];
