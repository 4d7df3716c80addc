import {defineCustomElement} from 'pushfeedback/dist/components/feedback-modal.js';

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
  }
  await modal.openModal();
}
