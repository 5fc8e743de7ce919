import { scriptWords } from '../language/format.ts';
import { t } from '../language/text.ts';

/** The longest recording of an answer, in seconds. */
const LONGEST = 300;

export const RECORDER_STYLE = `
.question{font-size:1.2rem;font-weight:600}
.steps{width:100%;height:.6rem;accent-color:var(--brand)}
.answers{padding-left:1.25rem}
.answers .soft{white-space:pre-wrap;overflow-wrap:anywhere}
#recorder audio{width:100%}
[hidden]{display:none!important}
`;

/**
 * Records an answer and sends it. What was recorded stays in the page until it has arrived, so that it can be sent again.
 */
export const recorderScript = (): string => `(() => {
const words = ${scriptWords(wordsOfRecorder())};
const box = document.getElementById('recorder');
if (!box || !window.MediaRecorder || !navigator.mediaDevices) return;
const by = (id) => document.getElementById(id);
const say = (text) => { by('said').textContent = text; };
const show = (id, on) => { by(id).hidden = !on; };
const types = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];
const type = types.find((one) => MediaRecorder.isTypeSupported(one));
const player = document.createElement('audio');
player.controls = true;
player.setAttribute('aria-label', words.label);
by('kept').prepend(player);
let recorder = null, chunks = [], blob = null, began = 0, seconds = 0, timer = 0, url = '';
box.hidden = false;
if ('speechSynthesis' in window) {
  show('aloud', true);
  by('aloud').addEventListener('click', () => {
    speechSynthesis.cancel();
    speechSynthesis.speak(new SpeechSynthesisUtterance(by('question').textContent));
  });
}
const stop = () => { if (recorder && recorder.state !== 'inactive') recorder.stop(); };
const begin = async () => {
  let stream;
  try {
    stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  } catch {
    say(words.microphone);
    return;
  }
  if ('speechSynthesis' in window) speechSynthesis.cancel();
  chunks = []; blob = null;
  recorder = new MediaRecorder(stream, type ? { mimeType: type, audioBitsPerSecond: 32000 } : {});
  recorder.addEventListener('dataavailable', (event) => { if (event.data.size > 0) chunks.push(event.data); });
  recorder.addEventListener('stop', () => {
    clearInterval(timer);
    for (const track of stream.getTracks()) track.stop();
    seconds = Math.round((performance.now() - began) / 100) / 10;
    blob = new Blob(chunks, { type: recorder.mimeType });
    if (url) URL.revokeObjectURL(url);
    url = URL.createObjectURL(blob);
    player.src = url;
    show('stop', false); show('kept', true);
    say(words.recorded.replace('NUMBER', Math.round(seconds)));
    by('send').focus();
  });
  began = performance.now();
  recorder.start(1000);
  show('record', false); show('kept', false); show('stop', true);
  say(words.recording);
  by('stop').focus();
  timer = setInterval(() => { if ((performance.now() - began) / 1000 >= ${LONGEST}) stop(); }, 500);
};
const send = async () => {
  if (!blob) return;
  by('send').disabled = true;
  say(words.sending);
  const form = new FormData();
  form.append('seconds', String(seconds));
  form.append('file', blob, 'answer');
  try {
    const answer = await fetch(box.dataset.to, { method: 'POST', body: form });
    if (answer.ok) {
      blob = null;
      location.assign(box.dataset.next);
      return;
    }
    say(answer.status === 413 ? words.large
      : answer.status === 429 ? words.often
      : answer.status >= 500 ? words.lost
      : words.refused);
  } catch {
    say(words.lost);
  }
  by('send').disabled = false;
};
by('record').addEventListener('click', begin);
by('again').addEventListener('click', begin);
by('stop').addEventListener('click', stop);
by('send').addEventListener('click', send);
addEventListener('beforeunload', (event) => {
  if (blob || (recorder && recorder.state === 'recording')) event.preventDefault();
});
})();`;

const wordsOfRecorder = () => ({
  label: t('screens.yourRecordingLabel'),
  microphone: t('screens.theMicrophoneCannotBeUsed'),
  recorded: t('screens.recordedListen'),
  recording: t('screens.recordingAtMost', { minutes: LONGEST / 60 }),
  sending: t('screens.sending'),
  large: t('screens.theRecordingIsTooLarge'),
  often: t('screens.thatWasTooOften'),
  lost: t('screens.itDidNotArrive'),
  refused: t('screens.itCouldNotBeKept'),
});
