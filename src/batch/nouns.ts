const NOUNS: Record<string, [string, string]> = {
  bd_target: ['target', 'targets'],
  bd_lead: ['lead', 'leads'],
  client_contact: ['contact', 'contacts'],
  email_message: ['e-mail', 'e-mails'],
  scheduled_email: ['scheduled e-mail', 'scheduled e-mails'],
  activity: ['note', 'notes'],
  api_key: ['API key', 'API keys'],
  job_ad: ['job ad', 'job ads'],
  pool: ['talent pool', 'talent pools'],
  pool_member: ['talent pool member', 'talent pool members'],
  pool_join_request: ['request to join a talent pool', 'requests to join a talent pool'],
};

/** A kind of record in English, as one and as several. */
export function nounOf(type: string): [string, string] {
  const known = NOUNS[type];
  if (known !== undefined) return known;
  const words = type.replaceAll('_', ' ');
  return [words, words.endsWith('y') ? `${words.slice(0, -1)}ies` : `${words}s`];
}
