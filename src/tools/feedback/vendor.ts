import {defineCustomElement} from 'pushfeedback/dist/components/feedback-modal.js';

const TAG = 'feedback-modal';

type Modal = HTMLElement & {openModal: () => Promise<void>};

/**
 * Opens PushFeedback's own form, from this site's origin. It calls its service when the reader sends, and not before: what it
 * would ask on opening is switched off.
 * @param project id of the project at PushFeedback
 */
export async function openVendorForm(project: string): Promise<void> {
  defineCustomElement();
  let modal = document.querySelector<Modal>(TAG);
  if (!modal) {
    modal = document.createElement(TAG);
    const settings = {
      project,
      'fetch-data': 'false',
      'custom-font': 'true',
      'hide-screenshot-button': 'true',
      'modal-position': 'sidebar-right',
      'modal-title': 'Feedback on this page',
    };
    Object.entries(settings).forEach(([name, value]) => modal?.setAttribute(name, value));
    document.body.append(modal);
    await customElements.whenDefined(TAG);
  }
  await modal.openModal();
}
