/** More ways in which people ask for what is easily taken for its neighbour: a yes that is taken back, a promise and its tick, a person put on a role. */
export const UNDONE: Readonly<Record<string, string>> = {
  mark_placement_status: `she took back her yes; the candidate has changed her mind after accepting the offer; accepted last week, reneged today; withdrew his acceptance; she said yes and took a counter-offer instead; our signed candidate backed out before day one; he no longer wants the role he accepted; declined after accepting`,
  get_desk_brief: `who am I meant to call back; promises due today; callbacks for today; what did I promise people today; who do I owe a phone call; follow ups I said I would do by tonight`,
  delete_calendar_event: `that reminder is done; follow up done, clear it; I did the call I promised, take it off my list; done with the reminder about Dana; I rang him as promised, remove the reminder; complete the follow up task`,
  create_calendar_event: `I promised to call Priya at four, keep that; put a callback to Dana in for tomorrow; add a follow up for next week with Omar`,
  create_application: `pop Omar on the analyst vacancy; get Dana onto the store manager job; slot Grace in on the buyer job`,
  get_placement: `payment terms on Grace's placement; when does the client have to pay for the deal`,
  update_placement: `the client gets 14 days to pay on this placement; change the invoice terms of the deal to 30 days`,
  save_paper: `record a new right to work paper for Ana; he renewed his work permit, save the new one; a fresh right to work check for Sam, good until June`,
};
