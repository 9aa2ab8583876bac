<?php

use Illuminate\Contracts\Console\Kernel;
use Illuminate\Foundation\Http\MaintenanceModeBypassCookie;
use Illuminate\Foundation\Http\Middleware\PreventRequestsDuringMaintenance;
use Illuminate\Support\Carbon;

require __DIR__ . '/still-clock.php';

/** The cookie that opens the site, with other members where some are given. */
function bypass(string $secret, array $members = []): string
{
    $payload = json_decode(base64_decode(MaintenanceModeBypassCookie::create($secret)->getValue()), true);
    return 'laravel_maintenance=' . rawurlencode(base64_encode(json_encode($members + $payload)));
}

/** Each request to a fresh application at which `php artisan down` was run with these options; null: it is up. */
return function (callable $fresh): array {
    Carbon::setTestNow('2026-01-01 00:00:00');
    $cases = [];
    $add = function (string $name, ?array $options = [], array $headers = [], string $path = 'maintenance/open', array $except = [], string $method = 'GET') use (&$cases, $fresh): void {
        PreventRequestsDuringMaintenance::flushState();
        PreventRequestsDuringMaintenance::except($except);
        $app = $fresh();
        file_put_contents($app->resourcePath('views/closed.blade.php'), '<p>Back in {{ $retryAfter }} &amp; a bit: ü</p>');
        $file = $app->storagePath('framework/down');
        $options === null || $app->make(Kernel::class)->call('down', $options);
        $down = $options === null ? null : json_decode(file_get_contents($file), true);
        if (isset($headers['Cookie'])) {
            $headers['Cookie'] = $headers['Cookie']();
        }
        $cases[] = exchange($app, $name, $path[0] === '/' ? $path : "/api/$path", $method, $headers) + ['down' => $down];
        @unlink($file);
    };
    $page = ['Accept' => 'text/html,*/*;q=0.8'];
    $secret = ['--secret' => 'open sesame'];
    $key = fn (array $members = [], string $key = 'letmein') => ['Cookie' => fn () => bypass($key, $members)];
    $open = ['--secret' => 'letmein'];

    $add('up', null);
    $add('down');
    $add('down, a page', [], $page);
    $add('down, a script', [], ['Accept' => '*/*', 'X-Requested-With' => 'XMLHttpRequest']);
    $add('no route', [], [], 'nowhere');
    $add('no such method', [], [], 'maintenance/open', [], 'DELETE');
    $add('retry', ['--retry' => '60']);
    $add('retry, a page', ['--retry' => '60'], $page);
    $add('retry at a time', ['--retry' => '2026-01-02 03:04:05']);
    $add('retry, no time', ['--retry' => 'soonish']);
    $add('refresh', ['--refresh' => '15', '--retry' => '60']);
    $add('another status', ['--status' => '500']);
    $add('a status that is no fault', ['--status' => '200'], $page);
    $add('a redirect, JSON', ['--redirect' => '/closed']);
    $add('a redirect', ['--redirect' => '/closed', '--retry' => '60'], $page);
    $add('a redirect without a slash', ['--redirect' => 'api/closed/'], $page);
    $add('at the redirect’s end', ['--redirect' => '/api/maintenance/open'], $page);
    $add('a redirect home', ['--redirect' => '/'], $page);
    $add('a redirect home, at home', ['--redirect' => '/'], $page, '/');
    $add('a redirect to another site', ['--redirect' => 'https://status.test/now'], $page);
    $add('a template', ['--render' => 'closed', '--retry' => '60'], $page);
    $add('a template, JSON', ['--render' => 'closed', '--retry' => '60']);
    $add('a template with a status', ['--render' => 'closed', '--status' => '200', '--refresh' => '5'], $page);
    $add('a template and a redirect', ['--render' => 'closed', '--redirect' => '/closed'], $page);
    $add('except a path', [], [], 'maintenance/open', ['api/maintenance/open']);
    $add('except a path with slashes', [], [], 'maintenance/open', ['/api/maintenance/open/']);
    $add('except all below', [], [], 'maintenance/open?a=1', ['up', 'api/*']);
    $add('except all in between', [], [], 'maintenance/open', ['a*/maint*nce/o*']);
    $add('except another path', [], [], 'maintenance/open', ['maintenance/open', 'api', 'api/maintenance/open/*', 'API/*']);
    $add('except a dot', [], [], 'maintenance/open', ['api.maintenance.open']);
    $add('except by an escaped path', [], [], 'maintenance%2Fopen', ['api/maintenance/open']);
    $add('except a whole URL', [], [], 'maintenance/open', ['http://site.test/api/*']);
    $add('except a whole URL with its query', [], [], 'maintenance/open?a=1', ['http://site.test/api/maintenance/open?a=*']);
    $add('except a whole URL without its query', [], [], 'maintenance/open?a=1', ['http://site.test/api/maintenance/open']);
    $add('except home', [], [], '/', ['/']);
    $add('except home, elsewhere', [], [], 'maintenance/open', ['/']);
    $add('the secret', $open, $page, '/letmein');
    $add('the secret, JSON', $open, [], '/letmein');
    $add('the secret, with slashes and a query', $open, $page, '/letmein/?a=1');
    $add('the secret, sent', $open, [], '/letmein', [], 'POST');
    $add('the secret before a redirect', $open + ['--redirect' => '/closed'], $page, '/letmein');
    $add('another secret', $open, $page, '/letmeout');
    $add('a secret of more', ['--secret' => 'a/b'], $page, '/a/b');
    $add('a secret that is escaped', $secret, $page, '/open%20sesame');
    $add('no secret', [], $page, '/letmein');
    $add('a cookie', $open, $key());
    $add('a cookie, no route', $open, $key(), 'nowhere');
    $add('a cookie, a redirect', $open + ['--redirect' => '/closed'], $page + $key());
    $add('a cookie, but no secret', [], $key());
    $add('a cookie of another secret', $open, $key([], 'letmeout'));
    $add('a cookie made longer', $open, $key(['expires_at' => 1767225600 + 99999]));
    $add('a cookie in its last second', $open, $key(['expires_at' => 1767225600, 'mac' => hash_hmac('sha256', '1767225600', 'letmein')]));
    $add('a cookie that is over', $open, $key(['expires_at' => 1767225599, 'mac' => hash_hmac('sha256', '1767225599', 'letmein')]));
    $add('a cookie whose end is a text', $open, $key(['expires_at' => '1767225600', 'mac' => hash_hmac('sha256', '1767225600', 'letmein')]));
    $add('a cookie whose end is none', $open, $key(['expires_at' => 'never', 'mac' => hash_hmac('sha256', 'never', 'letmein')]));
    $add('a cookie whose code is a list', $open, $key(['mac' => ['x']]));
    $add('a cookie of anything', $open, ['Cookie' => fn () => 'laravel_maintenance=anything']);
    $add('an empty cookie', $open, ['Cookie' => fn () => 'laravel_maintenance=']);
    return $cases;
};
