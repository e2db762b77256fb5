import { keepSettled } from './settling';

let isHidden = false;
let readyState: DocumentReadyState = 'loading';
let frames: FrameRequestCallback[] = [];

/** A page that is being read, and what settles it. */
function page() {
  document.body.replaceChildren();
  const settle = jest.fn();
  keepSettled(settle);
  return settle;
}

/** The browser reads a piece more of the page. */
const read = () => document.body.append(document.createElement('p'));

/** It draws the page. */
function draw() {
  for (const frame of frames.splice(0)) frame(0);
}

function beRead() {
  readyState = 'interactive';
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

beforeEach(() => {
  isHidden = false;
  readyState = 'loading';
  frames = [];
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  jest.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
});

test('what is drawn is settled before, as often as there is more of it', () => {
  const settle = page();
  read();
  expect(settle).not.toHaveBeenCalled();
  draw();
  expect(settle).toHaveBeenCalledTimes(1);
  draw();
  expect(settle).toHaveBeenCalledTimes(1);
  read();
  draw();
  expect(settle).toHaveBeenCalledTimes(2);
});

test('a page that has been read is settled once more, and then left alone', () => {
  const settle = page();
  read();
  draw();
  read();
  beRead();
  expect(settle).toHaveBeenCalledTimes(2);
  read();
  draw();
  expect(frames).toEqual([]);
  expect(settle).toHaveBeenCalledTimes(2);
});

test('a page of which nothing came since it was drawn is not settled again', () => {
  const settle = page();
  read();
  draw();
  beRead();
  expect(settle).toHaveBeenCalledTimes(1);
});

test('a tab that is looked at again is settled, and one that is left is not', () => {
  const settle = page();
  beRead();
  settle.mockClear();
  isHidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(settle).not.toHaveBeenCalled();
  isHidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(settle).toHaveBeenCalledTimes(1);
});
