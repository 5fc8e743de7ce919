/** Letters of other alphabets and of phonetics that look like Latin ones, in lower case: each with the one it looks like. */
export const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  [
    ...'аaвbеeѕsіiїiјjкkмmнhоoрpсcтtуyүyхxһhӏlԁdԛqԝwґrпnьbѵvєe',
    ...'οoαaρpνvιiκkτtυuηnεeχxγyβbωwσoϲcϳj',
    ...'ոnսuօoհhցgզqքpեtսuɑaɡgɩiʏyɪiʀrɴnʟlʜhɢgʙbᴀaᴄcᴅdᴇeᴊjᴋkᴍmᴏoᴘpᴛtᴜuᴠvᴡwᴢzꜱsꞵbƅbɯwᎪaᎬeᎻhᏟc',
  ]
    .join('')
    .match(/../gu)
    ?.map((pair): [string, string] => [pair[0] ?? '', pair[1] ?? '']),
);

/** The Latin letter that a letter of another alphabet looks like, in its case; undefined for one that looks like none. */
export function latinOf(letter: string): string | undefined {
  const small = letter.toLowerCase();
  const seen = LOOKALIKES.get(small);
  return seen !== undefined && letter !== small ? seen.toUpperCase() : seen;
}
