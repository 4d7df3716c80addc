import {defineCustomElement} from 'pushfeedback/dist/components/feedback-modal.js';

const TAG = 'feedback-modal';

type Modal = HTMLElement & {openModal: () => Promise<void>};

/**
 * Opens PushFeedback's form, loaded from this site's origin. It calls PushFeedback only when the reader submits; the requests
 * that it would make on opening are disabled.
 * @param project PushFeedback project id
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
  }
  await modal.openModal();
}
