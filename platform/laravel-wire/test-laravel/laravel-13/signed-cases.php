<?php

const SITE = 'http://site.test';

/** The signature that a key makes of a URL. */
function signedBy(string $url, string $key): string
{
    return $url . (str_contains($url, '?') ? '&' : '?') . 'signature=' . hash_hmac('sha256', SITE . $url, $key);
}

return function (callable $fresh): array {
    $cases = [];
    $add = function (string $name, string $path) use (&$cases, $fresh): string {
        $cases[] = exchange($fresh(), $name, $path);
        $url = json_decode(end($cases)['response']['text'], true)['url'] ?? '';
        return str_replace(SITE, '', $url);
    };
    $make = fn (string $name, string $to, string $more = '') => $add("make: $name", '/api/signed/make?to=' . rawurlencode($to) . $more);

    $plain = $make('without a query', '/api/signed/open/5');
    $sorted = $make('names in order', '/api/signed/open/5?b=2&a=1');
    $odd = $make('lists and odd signs', "/api/signed/open/5?z[]=1&z[]=a%20b&mail=a%2Bb%40c.de&quote='(x)!*~&empty=&u=%C3%A4");
    $later = $make('until 2100', '/api/signed/open/5?z=1&a=1', '&expires=4102444800');
    $over = $make('until 2001', '/api/signed/open/5', '&expires=1000000000');
    $relative = $make('without the host', '/api/signed/relative/5?b=2&a=1', '&relative=1');
    $relativeLater = $make('without the host, until 2100', '/api/signed/relative/5', '&relative=1&expires=4102444800');
    $ignoring = $make('for a route that ignores some', '/api/signed/ignoring/5?a=1');
    $both = $make('for a route that ignores some, without the host', '/api/signed/relative-ignoring/5', '&relative=1');

    $once = fn (string $from, string $to, string $text) => preg_replace('/' . preg_quote($from, '/') . '/', $to, $text, 1);
    [, $signature] = explode('signature=', $plain);
    $opened = [
        'as signed' => $plain,
        'names in order' => $sorted,
        'lists and odd signs' => $odd,
        'before its end' => $later,
        'behind its end' => $over,
        'without the host' => $relative,
        'without the host, before its end' => $relativeLater,
        'signed with the host, checked without' => $once('open', 'relative', $plain),
        'signed without the host, checked with' => $once('relative', 'open', $relative),
        'no signature' => '/api/signed/open/5',
        'an empty signature' => '/api/signed/open/5?signature=',
        'a list of signatures' => "/api/signed/open/5?signature[]=$signature",
        'in capitals' => '/api/signed/open/5?signature=' . strtoupper($signature),
        'with blanks around' => "/api/signed/open/5?signature=%20$signature%20",
        'twice, the last one good' => "/api/signed/open/5?signature=x&signature=$signature",
        'twice, the first one good' => "/api/signed/open/5?signature=$signature&signature=x",
        'another record' => $once('open/5', 'open/6', $plain),
        'another value' => $once('a=1', 'a=2', $sorted),
        'another order' => $once('a=1&b=2', 'b=2&a=1', $sorted),
        'one more' => "$plain&c=3",
        'one that another route ignores' => "$plain&page=2",
        'one less' => $once('a=1&', '', $sorted),
        'signature first' => '/api/signed/open/5?' . preg_replace('/(.*)&(signature=.*)/', '$2&$1', explode('?', $sorted)[1]),
        'a stray ampersand' => "$plain&",
        'signs escaped otherwise' => $once('~', '%7E', $odd),
        'a slash at the end' => $once('open/5?', 'open/5/?', $plain),
        'its end put off' => $once('4102444800', '4102444801', $later),
        'its end left out' => $once('expires=4102444800&', '', $later),
        'no end that is a number' => signedBy('/api/signed/open/5?expires=soon', APP_KEY),
        'an empty end' => signedBy('/api/signed/open/5?expires=', APP_KEY),
        'an end of 0' => signedBy('/api/signed/open/5?expires=0', APP_KEY),
        'a list of ends' => signedBy('/api/signed/open/5?expires[]=4102444800', APP_KEY),
        'the previous key' => signedBy('/api/signed/open/5', FORMER_KEY),
        'the key without its base64' => signedBy('/api/signed/open/5', base64_decode(substr(APP_KEY, 7))),
        'somebody’s key' => signedBy('/api/signed/open/5', 'secret'),
        'ignored ones added' => "$ignoring&page=2&utm=x",
        'ignored ones before' => $once('?', '?utm=x&', $ignoring),
        'an ignored list' => "$ignoring&utm[]=x",
        'one that is not ignored' => "$ignoring&other=x",
        'ignored and without the host' => "$both&page=7",
    ];
    foreach ($opened as $name => $path) {
        $add("open: $name", $path);
    }
    return $cases;
};
