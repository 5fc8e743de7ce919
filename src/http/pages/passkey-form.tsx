/** @jsxImportSource hono/jsx */
import type { Child, FC } from 'hono/jsx';
import type { Asked } from '#src/identity/passkeys/ceremony.ts';
import { scriptWords } from '../language/format.ts';
import { t } from '../language/text.ts';
import { Csrf } from './layout.tsx';

interface Props {
  action: string;
  csrf: string;
  asked: Asked;
  /** `create` makes a passkey, `get` uses one. */
  kind: 'create' | 'get';
  /** The label of the button that asks for the passkey. */
  button: string;
  /** What it sends along. */
  says?: { name: string; value: string };
  children?: Child;
  /** Buttons that need no passkey. */
  beside?: Child;
  class?: string;
}

/** A form that is sent with the answer of a passkey. It needs `passkeyScript`. */
export const PasskeyForm: FC<Props> = ({
  action,
  csrf,
  asked,
  kind,
  button,
  says,
  children,
  beside,
  class: named,
}) => (
  <form method="post" action={action} class={named} data-passkey={kind} data-options={asked.options}>
    <Csrf token={csrf} />
    <input type="hidden" name="passkey" value="" />
    {children}
    <p class="fault" role="alert" data-said hidden></p>
    <p class="fault" data-unscripted>
      {t('signIn.aPasskeyWorksOnlyWhere')}
    </p>
    <div class="row">
      <button type="submit" name={says?.name} value={says?.value} data-asks>
        {button}
      </button>
      {beside}
    </div>
  </form>
);

/** Has the browser make or use a passkey when the form of `PasskeyForm` is sent, and sends its answer along. */
export const passkeyScript = (): string =>
  `
(()=>{const bytes=(text)=>Uint8Array.from(atob(text.replace(/-/g,'+').replace(/_/g,'/')),(c)=>c.charCodeAt(0));
const text=(buffer)=>btoa(String.fromCharCode(...new Uint8Array(buffer))).replace(/\\+/g,'-').replace(/\\//g,'_').replace(/=+$/,'');
const known=(list)=>(list??[]).map((one)=>({...one,id:bytes(one.id)}));
const WHY=${scriptWords(wordsOfScript())};
async function answer(kind,options){const publicKey={...options,challenge:bytes(options.challenge)};
if(kind==='create'){publicKey.user={...options.user,id:bytes(options.user.id)};publicKey.excludeCredentials=known(options.excludeCredentials)}
else publicKey.allowCredentials=known(options.allowCredentials);
const made=kind==='create'?await navigator.credentials.create({publicKey}):await navigator.credentials.get({publicKey});
const {response}=made;const out={clientDataJSON:text(response.clientDataJSON)};
if(kind==='create'){out.attestationObject=text(response.attestationObject);out.transports=response.getTransports?response.getTransports():[]}
else{out.authenticatorData=text(response.authenticatorData);out.signature=text(response.signature);
if(response.userHandle)out.userHandle=text(response.userHandle)}
return JSON.stringify({id:made.id,rawId:text(made.rawId),type:made.type,clientExtensionResults:{},response:out})}
for(const form of document.querySelectorAll('form[data-passkey]')){const field=form.elements.namedItem('passkey');
const said=form.querySelector('[data-said]');let busy=false;form.querySelector('[data-unscripted]').hidden=true;
form.addEventListener('submit',async(event)=>{const by=event.submitter;
if(field.value!==''||!by||!('asks' in by.dataset))return;
event.preventDefault();if(busy)return;busy=true;said.hidden=true;
try{if(!window.PublicKeyCredential)throw new DOMException('','NotSupportedError');
field.value=await answer(form.dataset.passkey,JSON.parse(form.dataset.options));form.requestSubmit(by)}
catch(error){said.textContent=WHY[error.name]??WHY.other.replace('NAME',error.name);said.hidden=false}
finally{busy=false}})}})();
`.trim();

/** By the names of the errors of WebAuthn. */
const wordsOfScript = () => ({
  NotAllowedError: t('signIn.nothingWasConfirmed'),
  InvalidStateError: t('signIn.thisDeviceHasOne'),
  SecurityError: t('signIn.doNotWorkAtThis'),
  other: t('signIn.thisBrowserCouldNot'),
});
