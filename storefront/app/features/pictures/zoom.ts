import PhotoSwipe, { type SlideData } from 'photoswipe';
import 'photoswipe/style.css';
import './zoom.css';
import type { ImageView } from '~/ui/picture';

/** Translated labels of the zoom view. */
export interface ZoomTexts {
  close: string;
  zoom: string;
  previous: string;
  next: string;
  failed: string;
  /** Such as "Image 2 of 5". */
  position: (number: number) => string;
}

interface ZoomOptions {
  pictures: readonly ImageView[];
  index: number;
  /** Of what the pictures are. */
  name: string;
  isRightToLeft: boolean;
  texts: ZoomTexts;
}

/** Whether the browser supports the source set's image type: then the page has loaded its image from it. */
function takesSources({ srcSet }: ImageView): boolean {
  return [...document.images].some(
    ({ currentSrc }) => currentSrc !== '' && srcSet.includes(new URL(currentSrc).pathname),
  );
}

function slideOf(image: ImageView, name: string): SlideData {
  const { src, srcSet, width, height, alt } = image;
  return { src, width, height, alt: alt || name, ...(takesSources(image) && { srcset: srcSet }) };
}

const BEHAVIOUR = {
  loop: false,
  bgOpacity: 1,
  counter: false,
  returnFocus: false,
  showHideAnimationType: 'fade',
} as const;

/** The element that says which of the images is shown. */
const POSITION = {
  name: 'position',
  className: 'zoom-position',
  order: 5,
  isButton: false,
  appendTo: 'bar',
} as const;

/** The dialog around the view: it traps the keyboard focus and gives it back. */
function addDialog(name: string): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'zoom';
  dialog.dataset.overlay = '';
  dialog.setAttribute('aria-label', name);
  document.body.append(dialog);
  return dialog;
}

/**
 * Opens images in the zoom view: enlarged by click, pinch or keyboard, changed by arrow keys and swipes,
 * closed by Esc. In right-to-left languages the first image is the rightmost, so the list is reversed.
 */
export function openZoom({ pictures, index, name, isRightToLeft, texts }: ZoomOptions): void {
  // A second click while the code was loading.
  if (document.querySelector('dialog.zoom')) return;
  const dialog = addDialog(name);
  const slides = pictures.map((picture) => slideOf(picture, name));
  const last = slides.length - 1;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const pswp = new PhotoSwipe({
    dataSource: isRightToLeft ? slides.reverse() : slides,
    index: isRightToLeft ? last - index : index,
    appendToEl: dialog,
    getViewportSizeFn: () => ({ x: dialog.clientWidth, y: dialog.clientHeight }),
    ...BEHAVIOUR,
    ...(isStill && { showAnimationDuration: 0, hideAnimationDuration: 0, zoomAnimationDuration: 0 }),
    secondaryZoomLevel: ({ fit }) => Math.max(1, fit * 2),
    maxZoomLevel: ({ fit }) => Math.max(2, fit * 4),
    closeTitle: texts.close,
    zoomTitle: texts.zoom,
    errorMsg: texts.failed,
    arrowPrevTitle: isRightToLeft ? texts.next : texts.previous,
    arrowNextTitle: isRightToLeft ? texts.previous : texts.next,
  });
  pswp.on('uiRegister', () => {
    pswp.ui?.registerElement({
      ...POSITION,
      onInit: (element) => {
        element.setAttribute('role', 'status');
        const showPosition = (): void => {
          element.textContent = texts.position((isRightToLeft ? last - pswp.currIndex : pswp.currIndex) + 1);
        };
        pswp.on('change', showPosition);
        showPosition();
      },
    });
  });
  // PhotoSwipe measures pointers from the page's edge, but on wide windows the dialog is centred.
  pswp.on('updateScrollOffset', () => (pswp.offset.x = dialog.getBoundingClientRect().left));
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    pswp.close();
  });
  pswp.on('destroy', () => {
    dialog.close();
    dialog.remove();
  });
  dialog.showModal();
  pswp.init();
  // Only the dialog is announced; the list handles text direction itself, so PhotoSwipe stays left-to-right.
  pswp.element?.removeAttribute('role');
  pswp.element?.setAttribute('dir', 'ltr');
}
