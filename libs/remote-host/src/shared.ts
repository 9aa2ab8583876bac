// The shells share these beside what this page uses itself: a remote may use all of them.
import '@laravel-wire/core';
import '@yard/contracts';
import '@yard/dates';
import '@kit/money';
import '@yard/reporting';
