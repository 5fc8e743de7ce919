/**
 * What is done or asked, with a comparison to the house or a reason of somebody else's behind it: "share in the cleaning like all of us",
 * "fluent in Afrikaans as the farmers phone all day". The tail is told to the recruiter; what stands before it is the job's own.
 */
const TAIL =
  /^(.{15,}?),? (?:(?:just |same )?(?:as|like|because|since|cos|cuz|coz|bc)|weil|da|denn|wie|car|parce qu[e’']|puisqu[e’']|comme|porque|ya que|como|perché|come|omdat|want|net als) ?((?:the|our|my|all|we|everyone|everybody|most|some|half|i|us|the rest|unser\p{L}*|die|der|das|wir|alle|mir|le|la|les|nos|notre|nous|tous|toutes|on|el|los|las|nuestr\p{L}+|todos|todas|il|gli|i|nostr\p{L}+|tutti|onze|wij|we|iedereen|de|het)(?!\p{L}).*)$/iu;

/** A line without that tail; null where it has none. */
export function withoutReason(line: string): string | null {
  const [, main = '', tail = ''] = TAIL.exec(line.replace(/[.!]+$/u, '')) ?? [];
  return main === '' || main.split(/\s+/u).length < 4 || tail === '' ? null : main.trim();
}
