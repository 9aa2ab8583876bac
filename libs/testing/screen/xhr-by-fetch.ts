/**
 * Calls that tell how much of a body is sent go by XMLHttpRequest: here each is answered as a fetch is, and tells that
 * half of its body is sent until then.
 */
export class XhrByFetch {
  readonly upload = new EventTarget();
  status = 0;
  statusText = '';
  response = '';
  responseText = '';
  responseURL = '';
  responseType = '';
  readyState = 0;
  timeout = 0;
  withCredentials = false;
  onloadend: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  ontimeout: (() => void) | null = null;

  private method = 'GET';
  private isAborted = false;

  open(method: string, url: string): void {
    this.method = method;
    this.responseURL = url;
  }

  send(body: BodyInit | null): void {
    this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: 1, total: 2 }));
    void fetch(this.responseURL, { method: this.method, body }).then(async (answer) => {
      const text = await answer.text();
      if (this.isAborted) return;
      Object.assign(this, { status: answer.status, response: text, responseText: text, readyState: 4 });
      this.onloadend?.();
    });
  }

  abort(): void {
    this.isAborted = true;
  }

  setRequestHeader(): void {}
  addEventListener(): void {}
  getAllResponseHeaders(): string {
    return '';
  }
}
