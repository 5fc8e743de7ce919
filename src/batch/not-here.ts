/** Something that people ask for and this service does not do. */
interface NotHere {
  pattern: RegExp;
  /** The sentence that is answered. */
  says: string;
  /** The actions that come nearest. */
  nearest: readonly string[];
}

const NOT_HERE: readonly NotHere[] = [
  {
    pattern:
      /\binvoic(e|es|ed|ing)\b(?! (terms|days))|\bcredit note\b|\bbill (the |this |our )?(client|company)\b|\b(take|chase|collect) (a |the )?payments?\b|\boverdue payments?\b/i,
    says: 'Invoices and payments are not made or chased here; how many days a client has to pay is on the placement (payment_terms_days).',
    nearest: ['get_placement', 'list_placements', 'create_webhook'],
  },
  {
    pattern:
      /\b(run|do|process|start) (the |this week'?s |this month'?s )?(payroll|pay run)\b(?! \w*(manager|officer|clerk|lead|specialist|administrator|person|people|team|role|job))|^\W*payroll( run)?\W*$|\bpay (the |our |my |all )?(temps?|contractors?|staff|workers|wages)\b|\b(payslips?|timesheets?|superannuation payments?|payrun)\b/i,
    says: 'Payroll and timesheets are not done here; what a contract needs before it goes to payroll is.',
    nearest: ['get_placement_papers', 'get_placement', 'list_placements'],
  },
  {
    pattern:
      /\b(linked ?in|facebook|instagram|x|twitter) (message|inmail|post|dm|invite|request)\b|\binmails?\b|\b(message|write|dm|connect)\b.{0,40}\b(on|over|via|through) (linked ?in|facebook|instagram|twitter|x)\b|\b(post|share)\b.{0,40}\b(on|to) (my |our |the )?(linked ?in|facebook|instagram|twitter|tik ?tok)\b|\btweet\b/i,
    says: 'Messages and posts on social networks are not sent here.',
    nearest: ['send_email', 'draft_email', 'post_job'],
  },
  {
    pattern:
      /\bsearch (on )?(linked ?in|facebook|instagram|twitter|xing)\b|\b(search|find|source|look)\b.{0,40}\b(on|over|via|through) (linked ?in|facebook|instagram|twitter|xing)\b/i,
    says: 'Social networks are not searched here; the people on record are.',
    nearest: ['search_candidates', 'match_candidates_to_job', 'list_candidates'],
  },
  {
    pattern:
      /\b(sms|whats ?app|text messages?|imessage)\b|\btext (her|him|them|me|everyone|everybody|all|the (candidates?|client))\b/i,
    says: 'Text messages are not sent here.',
    nearest: ['send_email', 'schedule_email', 'create_activity'],
  },
  {
    pattern:
      /\b(e-?mail|mail|write( an e-?mail)? to|send (an |the |this |it |(a|the) report )?(e-?mail )?to)\b.{0,40}\b(my|our) (boss|colleagues?|team ?mates?|co-?workers?|team ?lead|team)\b/i,
    says: "Colleagues are not written to here: mail goes to the people on record. An entry can be put in a colleague's calendar.",
    nearest: ['create_calendar_event', 'create_activity', 'list_users'],
  },
  {
    pattern:
      /^(?!.*\boffers?\b)(?=.*(\b(interviews?|meetings?)\b|\bcalendar invit|\brsvp))(?=.*(\b(who|which|whose|has|have|hasn'?t|haven'?t|did|didn'?t|nobody|no one|anyone|anybody|not)\b.{0,60}\b(confirm(ed)?|accepted|rsvp('?d|ed)?)\b|\bunconfirmed\b|\brsvp(s|'?d|ed)?\b))/is,
    says: 'Whether a guest accepted an invitation is not recorded here: the answer goes to the mailbox of the organizer. When interviews are and who is invited is.',
    nearest: ['list_interviews', 'get_interview', 'send_email'],
  },
  {
    pattern:
      /\b(dial|place a call|phone (her|him|them) (for me|up)|(call|ring) (her|him|them) (for me|up))\b/i,
    says: 'Telephone calls are not made here; a video room can be opened, and a call be noted.',
    nearest: ['start_video_call', 'create_activity', 'create_phone_screen'],
  },
  {
    pattern:
      /\b(e-?sign(ature)?|docusign)\b|\bsign\b.{0,20}\belectronically\b|\b(draw up|generate|write|draft) (the |a |an |her |his )?(employment )?contract\b(?! (placement|role|job|up))/i,
    says: 'Contracts are not written or signed here; a signed one can be kept.',
    nearest: ['upload_document', 'create_placement', 'set_client_fee_terms'],
  },
  {
    pattern:
      /\b(run|do|order|start) (a |the |an )?(police|background|credit|criminal( record)?|dbs) (check|search)\b/i,
    says: 'Checks by authorities are not ordered here; what comes back is kept and looked after.',
    nearest: ['save_paper', 'get_placement_papers', 'get_contractor_page_link'],
  },
  {
    pattern:
      /\b(order|buy|book|reserve|get)\b.{0,30}\b(flowers?|gifts?|taxi|cab|uber|flights?|hotel|train|pizza|stationery|laptops?)\b|\b(weather|forecast for (today|tomorrow)|exchange rate|stock price|news today)\b|\bexpenses?( claim| report)?\b|\b(annual|sick|parental) leave\b|\btranslate\b|\bprint (out )?(the|a|my)\b/i,
    says: 'This is not done here.',
    nearest: ['create_calendar_event', 'create_activity'],
  },
];

/** What a request, or the name of an action that somebody made up, asks for that this service does not do; null for the rest. */
export function notHere(query: string): Pick<NotHere, 'says' | 'nearest'> | null {
  const words = query.replaceAll('_', ' ');
  return NOT_HERE.find(({ pattern }) => pattern.test(words)) ?? null;
}
