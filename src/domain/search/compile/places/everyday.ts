/** Names of places that are words or people's names more often. */
export const EVERYDAY: ReadonlySet<string> = new Set(
  'sale sales staff metro reading nice mobile orange bath deal split most of same march van along are ideal best bar male mary anna maria sandra carmen santa santiago salvador victor laura irving date university sale hope sandy enterprise independence price lead temple central union gary manage senior ware bury rugby sandwich battle street ash eye ely deal home hall hook wells wing beer box rush trim navan can man as we hat vila lima java scala mission lawyer normal media bank driver nurse page male surprise fortune mercedes valencia florence victoria charlotte chelsea paris lincoln jackson madison austin geneva virginia carolina georgia jordan chad israel cork worth ford long troy clinton may york mine plant manor marketing college success normal harvard stanford oxford cambridge kent dover canton cary derby sparks orange perm'.split(
    ' ',
  ),
);
