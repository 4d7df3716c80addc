import {defineCustomElement} from 'pushfeedback/dist/components/feedback-modal.js';

const SERVICE = 'https://app.pushfeedback.com/';

type Modal = HTMLElement & {openModal: () => Promise<void>};

const SETTINGS = {
  // Disables the requests that the form would make on opening.
  'fetch-data': 'false',
  'custom-font': 'true',
  'hide-screenshot-button': 'true',
  'modal-position': 'sidebar-right',
  'modal-title': 'Feedback on this page',
  'message-placeholder': 'Leave out API keys and private keys.',
};

/** Takes query and hash, which may hold what the reader searched for or typed, from the address that the form sends. */
function sendPathOnly(): void {
  const original = window.fetch.bind(window);
  window.fetch = (input, init) => {
    if (typeof input !== 'string' || !input.startsWith(SERVICE) || typeof init?.body !== 'string')
      return original(input, init);
    const url = location.origin + location.pathname;
    const body = JSON.stringify({...(JSON.parse(init.body) as object), url});
    return original(input, {...init, body});
  };
}

/**
 * Opens PushFeedback's form, loaded from this site's origin. It calls PushFeedback only when the reader submits.
 * @param project PushFeedback project id
 */
export async function openVendorForm(project: string): Promise<void> {
  defineCustomElement();
  let modal = document.querySelector<Modal>('feedback-modal');
  if (!modal) {
    modal = document.createElement('feedback-modal');
    for (const [name, value] of Object.entries({...SETTINGS, project})) modal.setAttribute(name, value);
    document.body.append(modal);
    sendPathOnly();
  }
  await modal.openModal();
}
