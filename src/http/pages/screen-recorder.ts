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
export const RECORDER = `(() => {
const box = document.getElementById('recorder');
if (!box || !window.MediaRecorder || !navigator.mediaDevices) return;
const by = (id) => document.getElementById(id);
const say = (text) => { by('said').textContent = text; };
const show = (id, on) => { by(id).hidden = !on; };
const types = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];
const type = types.find((one) => MediaRecorder.isTypeSupported(one));
const player = document.createElement('audio');
player.controls = true;
player.setAttribute('aria-label', 'Your recording');
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
    say('The microphone cannot be used. Allow it in your browser, or write your answer below.');
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
    say('Recorded ' + Math.round(seconds) + ' seconds. Listen to it, then send it.');
    by('send').focus();
  });
  began = performance.now();
  recorder.start(1000);
  show('record', false); show('kept', false); show('stop', true);
  say('Recording. At most ${LONGEST / 60} minutes.');
  by('stop').focus();
  timer = setInterval(() => { if ((performance.now() - began) / 1000 >= ${LONGEST}) stop(); }, 500);
};
const send = async () => {
  if (!blob) return;
  by('send').disabled = true;
  say('Sending.');
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
    say(answer.status === 413 ? 'The recording is too large. Record a shorter one, or write your answer.'
      : answer.status === 429 ? 'That was too often. Wait a few minutes, then send it again.'
      : answer.status >= 500 ? 'It did not arrive. Your recording is still here: send it again.'
      : 'It could not be kept. Record it again, or write your answer; reload the page if that does not help.');
  } catch {
    say('It did not arrive. Your recording is still here: send it again.');
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
