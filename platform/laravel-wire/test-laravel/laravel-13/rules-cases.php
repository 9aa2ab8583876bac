<?php

use Illuminate\Contracts\Console\Kernel;
use Illuminate\Http\UploadedFile;
use Illuminate\Support\Carbon;
use Illuminate\Validation\ValidationException;

const NOW = '2026-11-20T03:15:00Z';
const PNG = ['file' => 'a.png', 'type' => 'image/png', 'base64' => 'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAC0lEQVR42mNgwAQAABQAAe5aaQkAAAAASUVORK5CYII='];
const HIGH_PNG = ['file' => 'a.png', 'type' => 'image/png', 'base64' => 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAIAAAA2iEnWAAAAC0lEQVR42mNgwAIAABUAATnB4CMAAAAASUVORK5CYII='];
const TEXT = ['file' => 'a.txt', 'type' => 'text/plain', 'base64' => 'YWJj'];

/** Of each rule that the older recordings lack: the rules of `f`, an input that passes, one that does not (or is left out). */
const GOOD_AND_BAD = [
    ['bail|integer|min:5', ['f' => '5'], ['f' => 'x']],
    ['sometimes|required', [], ['f' => '']],
    ['required_if_accepted:o', ['o' => 'no'], ['o' => 'yes']],
    ['required_if_declined:o', ['o' => 'yes'], ['o' => 'no']],
    ['required_unless:o,a,b', ['o' => 'b'], ['o' => 'c']],
    ['required_with:o,p', ['o' => '', 'p' => null], ['p' => 0]],
    ['required_with_all:o,p', ['o' => 1], ['o' => 1, 'p' => 1]],
    ['required_without:o,p', ['o' => 1, 'p' => 1], ['o' => 1]],
    ['required_without_all:o,p', ['o' => 1], []],
    ['present', ['f' => null], []],
    ['present_if:o,a,b', ['o' => 'c'], ['o' => 'b']],
    ['present_unless:o,a,b', ['o' => 'b'], ['o' => 'c']],
    ['present_with:o,p', [], ['p' => null]],
    ['present_with_all:o,p', ['p' => 1], ['o' => 1, 'p' => 1]],
    ['missing', [], ['f' => null]],
    ['missing_if:o,a,b', ['f' => 1, 'o' => 'c'], ['f' => 1, 'o' => 'b']],
    ['missing_unless:o,a,b', ['f' => 1, 'o' => 'b'], ['f' => 1, 'o' => 'c']],
    ['missing_with:o,p', ['f' => 1], ['f' => 1, 'p' => null]],
    ['missing_with_all:o,p', ['f' => 1, 'p' => 1], ['f' => 1, 'o' => 1, 'p' => 1]],
    ['accepted_if:o,a,b', ['f' => 'on', 'o' => 'b'], ['f' => 'off', 'o' => 'b']],
    ['declined_if:o,a,b', ['f' => 'off', 'o' => 'b'], ['f' => 'on', 'o' => 'b']],
    ['prohibited_if:o,a,b', ['f' => 1, 'o' => 'c'], ['f' => 1, 'o' => 'b']],
    ['prohibited_if_accepted:o', ['f' => 1, 'o' => 'no'], ['f' => 1, 'o' => 'yes']],
    ['prohibited_if_declined:o', ['f' => 1, 'o' => 'yes'], ['f' => 1, 'o' => 'no']],
    ['prohibited_unless:o,a,b', ['f' => 1, 'o' => 'b'], ['f' => 1, 'o' => 'c']],
    ['prohibits:o,p', ['f' => 1, 'o' => ''], ['f' => 1, 'p' => 1]],
    ['exclude', ['f' => 1], ['f' => null]],
    ['exclude_if:o,a,b', ['f' => 1, 'o' => 'c'], ['f' => 1, 'o' => 'b']],
    ['exclude_unless:o,a,b', ['f' => 1, 'o' => 'b'], ['f' => 1, 'o' => 'c']],
    ['exclude_with:o', ['f' => 1], ['f' => 1, 'o' => null]],
    ['exclude_without:o,p', ['f' => 1, 'o' => 1, 'p' => 1], ['f' => 1, 'o' => 1]],
    ['ascii', ['f' => "a~\t"], ['f' => 'é']],
    ['lowercase', ['f' => 'é1'], ['f' => 'eÉ']],
    ['uppercase', ['f' => 'É1'], ['f' => 'Eé']],
    ['not_regex:/^\d+$/', ['f' => '1a'], ['f' => '12']],
    ['ends_with:a,bc', ['f' => 'abc'], ['f' => 'abcd']],
    ['doesnt_start_with:a,bc', ['f' => 'b'], ['f' => 'bcd']],
    ['doesnt_end_with:a,bc', ['f' => 'ab'], ['f' => 'abc']],
    ['digits_between:2,3', ['f' => '012'], ['f' => '1']],
    ['min_digits:2', ['f' => '01'], ['f' => 1]],
    ['max_digits:2', ['f' => 12], ['f' => '123']],
    ['decimal:1,2', ['f' => '1.50'], ['f' => '1']],
    ['multiple_of:0.1', ['f' => '0.3'], ['f' => '0.35']],
    ['gt:o', ['f' => 'abc', 'o' => 'ab'], ['f' => 'ab', 'o' => 'ab']],
    ['gte:2', ['f' => '2'], ['f' => '1.9']],
    ['numeric|lt:o', ['f' => '9', 'o' => '10'], ['f' => '10', 'o' => '9']],
    ['array|lte:1', ['f' => [1]], ['f' => [1, 2]]],
    ['array|lte:o', ['f' => [1], 'o' => [2]], ['f' => [1, 2], 'o' => [2]]],
    ['date_equals:2026-11-20', ['f' => '20 November 2026'], ['f' => '2026-11-21']],
    ['before:2026-11-20', ['f' => '2026-11-19'], ['f' => '2026-11-20']],
    ['before_or_equal:today', ['f' => '2026-11-20'], ['f' => '2026-11-20 00:00:01']],
    ['in_array:o.*', ['f' => 'b', 'o' => ['a', 'b']], ['f' => '1', 'o' => [1]]],
    ['same:o', ['f' => '1', 'o' => '1'], ['f' => '1', 'o' => 1]],
    ['different:o,p', ['f' => 1, 'o' => '1'], ['f' => 1, 'p' => 1]],
    ['contains:a,b', ['f' => ['b', 'c', 'a']], ['f' => ['a']]],
    ['doesnt_contain:a,b', ['f' => ['c']], ['f' => ['c', 'b']]],
    ['array_keys:a,b', ['f' => ['a' => 1]], ['f' => ['a' => 1, 'c' => 2]]],
    ['list', ['f' => [1, 2]], ['f' => ['a' => 1]]],
    ['required_array_keys:a,b', ['f' => ['a' => 1, 'b' => null]], ['f' => ['a' => 1]]],
    ['in_array_keys:a,b', ['f' => ['b' => 1]], ['f' => ['c' => 1]]],
    ['ulid', ['f' => '01ARZ3NDEKTSV4RRFFQ69G5FAV'], ['f' => '81ARZ3NDEKTSV4RRFFQ69G5FAV']],
    ['ip', ['f' => '::1'], ['f' => '1.2.3.256']],
    ['ipv4', ['f' => '127.0.0.1'], ['f' => '::1']],
    ['ipv6', ['f' => '2001:db8::1'], ['f' => '127.0.0.1']],
    ['ipv6', ['f' => '1:2:3:4:5:6:7:8'], ['f' => '1:2:3:4:5:6:7']],
    ['ipv6', ['f' => '1:2:3:4:5:6:1.2.3.4'], ['f' => '1:2:3:4:5:6:7:1.2.3.4']],
    ['ipv6', ['f' => '1::8'], ['f' => '1:2:3:4:5::6:7:8:9']],
    ['mac_address', ['f' => '00:1A:2b:3c:4d:5e'], ['f' => '00:1A:2b:3c:4d']],
    ['hex_color', ['f' => '#Fa08'], ['f' => 'fa0']],
    ['json', ['f' => '"\ud83d\ude00 \u00e4"'], ['f' => '"\ud800"']],
    ['json', ['f' => '"\uD83D\uDE00"'], ['f' => '"\udc00\ud800"']],
    ['url', ['f' => 'http://a'], ['f' => 'http://a..b']],
    ['url', ['f' => 'redis://h:1'], ['f' => 'https://a-.b-']],
    ['url', ['f' => 'https://münchen.xn--p1ai.'], ['f' => 'https://ä']],
    ['base64', ['f' => 'YWI='], ['f' => 'YWI']],
    ['timezone', ['f' => 'Europe/Paris'], ['f' => 'Mars/Base']],
    ['file', ['f' => TEXT], ['f' => 'a.txt']],
    ['image', ['f' => PNG], ['f' => TEXT]],
    ['mimes:png,pdf', ['f' => PNG], ['f' => TEXT]],
    ['mimetypes:image/*,application/pdf', ['f' => PNG], ['f' => TEXT]],
    ['extensions:png,pdf', ['f' => PNG], ['f' => TEXT]],
    ['dimensions:min_width=3,max_height=2', ['f' => PNG], ['f' => HIGH_PNG]],
];
/** Fields that are left out, seen by the rules of others: rules, input. */
const EXCLUDED = [
    [['q' => 'exclude_if:k,1', 'p' => 'prohibited_if:q,1'], ['q' => 1, 'k' => 1, 'p' => 1]],
    [['q' => 'exclude', 'p' => 'required_if:q,1'], ['q' => 1]],
    [['q' => 'exclude', 'p' => 'required_with:q'], ['q' => 1]],
    [['q' => 'exclude', 'p' => 'present_with:q'], ['q' => 1]],
    [['q' => 'exclude', 'p' => 'present_if:q,1'], ['q' => 1]],
    [['q' => 'exclude', 'p' => 'missing_with:q'], ['q' => 1, 'p' => 1]],
    [['q' => 'exclude', 'p' => 'missing_if:q,1'], ['q' => 1, 'p' => 1]],
    [['q' => 'exclude', 'p' => 'declined_if:q,1'], ['q' => 1, 'p' => 1]],
    [['q' => 'exclude', 'p' => 'prohibits:q'], ['q' => 1, 'p' => 1]],
    [['q' => 'exclude', 'p' => 'same:q'], ['q' => 1, 'p' => 1]],
    [['q' => 'exclude', 'p' => 'gt:q'], ['q' => 'a', 'p' => 'ab']],
    [['q' => 'exclude', 'p' => 'required_without:q'], ['q' => 1]],
    [['q' => 'exclude', 'p' => 'exclude_with:q'], ['q' => 1, 'p' => 1]],
    [['q' => 'exclude', 'p' => 'exclude_without:q'], ['q' => 1, 'p' => 1]],
    [['q' => 'exclude', 'p' => 'exclude_if:q,1'], ['q' => 1, 'p' => 1]],
    [['q' => 'exclude', 'p' => 'exclude_unless:q,1'], ['q' => 1, 'p' => 1]],
    [['q' => 'integer|exclude|min:5', 'p' => 'integer'], ['q' => 'x', 'p' => 1]],
    [['q' => 'exclude', 'p' => 'in_array:q.*'], ['q' => [1], 'p' => 1]],
    [['q' => 'exclude', 'p' => 'after:q'], ['q' => '2026-01-01', 'p' => '2026-01-02']],
    // What is ruled within such a field is gone as soon as its turn comes.
    [['q' => 'exclude', 'q.a' => 'integer', 'p' => 'required_with:q.a'], ['q' => ['a' => 1]]],
    [['q' => 'exclude', 'q.a' => 'integer', 'p' => 'required_with:q'], ['q' => ['a' => 1]]],
    [['q' => 'exclude', 'q.a' => 'integer', 'p' => 'required_with:q'], ['q' => ['a' => 1, 'b' => 1]]],
    [['q' => 'exclude', 'q.a' => 'integer', 'p' => 'present_with:q'], ['q' => ['a' => 1]]],
    [['q' => 'exclude', 'q.a' => 'integer', 'p' => 'in_array:q.*'], ['q' => ['a' => 1], 'p' => 1]],
    [['q' => 'exclude', 'p' => 'required_with:q.a', 'q.a' => 'integer'], ['q' => ['a' => 1]]],
    [['q.a' => 'integer', 'q' => 'exclude', 'p' => 'required_with:q.a'], ['q' => ['a' => 1]]],
    [['q.*.a' => 'exclude_if:q.*.k,1', 'q.*.p' => 'prohibited_if:q.*.a,1'], ['q' => [['k' => 1, 'a' => 1, 'p' => 1], ['k' => 0, 'a' => 2, 'p' => 1]]]],
];

/** Numbers of rules, with what PHP takes for blanks and with exponents: rules of `f`, inputs. */
const NUMBERS = [
    ['max: 3', ['abc', 'abcd']],
    ['max:3 ', ['abc', 'abcd']],
    ["numeric|max:\t3", [3, 4]],
    ['min:1e1', ['abcdefghij', 'abc']],
    ['numeric|between:1,1e307', ['1e300', '1e308']],
    ['numeric|between: 1 , 2 ', [1, 3]],
    ['array|size:2.0', [[1, 2], [1]]],
    ['numeric|size:.5', ['0.5', '5']],
    ['numeric|min:5.', ['5', '4']],
    ['numeric|min:+5', ['5', '4']],
    ['integer|max:-1E0', [-1, 0]],
    ['digits: 2', ['12', '123']],
    ['digits:2e0', ['12', '123']],
    ['digits_between: 1, 2 ', ['12', '123']],
    ['min_digits:2.0', ['12', '1']],
    ['max_digits: 2', ['12', '123']],
    ['decimal: 2', ['1.25', '1.2']],
    ['decimal:1e0, 2', ['1.25', '1']],
    ['multiple_of: 5 ', [10, 11]],
    ['multiple_of:1e1', [20, 25]],
];

/** Texts and numbers that PHP takes for numbers, as times: rules of `f`, inputs. */
const TIMES = [
    ['after:today', ['1.50', '1795824000.5', 1795824000, '1795824000', ' 1795824000', '+1795824000', '20261121', '20261120']],
    ['after:2026-01-01', ['-1', '+1', '1.', '.5', ' 12', "12\n", '12', 12, '2027', '1e3', '12:30', '']],
    ['before:2030-01-01', [12, '12', '-1', '+1', 1.5, '1.50', '999999999999999', '2031', '123456']],
    ['after_or_equal:1970-01-01 00:00:04', ['1e3', 4, 3, '3.9', '4.0', '+4', ' 5 ', '1e2', '@4', '@3', '@1e3', '@x']],
    ['before_or_equal:1969-12-31 23:59:58', [-2, -1, '-1.5', '-1', '-2', ' -2']],
    ['date_equals:1970-01-01 00:00:12', [12, '12', '12.0', '+12', ' 12', '12.9']],
    ['date_equals:12.0', ['1970-01-01 00:00:12', '12', '12.5']],
    ['after_or_equal:1970-01-01', ['x', 0, '-1']],
    ['before:1970-01-01', ['x', '@-1']],
    ['date_equals:1970-01-01', ['x', '0.0', '253402300799.5', '253402300800.0']],
    ['after:-1', ['1970-01-01', '1969-12-31', 0]],
    ['date_format:Y-m-d|after:2026-01-01', ['2026-01-02', '1.5']],
    ['date_format:H.i|after:09.00', ['09.30', '08.30']],
    ['date', ['1.50', '-1', '+1', 12]],
];

/** A text with the placeholders of other rules: rules of `f`, its text, the input. */
const TEXTS = [
    ['gt:5', ':value :values :other', ['f' => 1]],
    ['lt:o', ':value :values :valued', ['f' => 9, 'o' => 2]],
    ['multiple_of:2', ':value :values', ['f' => 3]],
    ['prohibited_unless:o,a,b', ':value :values :other', ['f' => 1, 'o' => 'c']],
    ['required_unless:o,a,b', ':value :values :others', ['o' => 'c']],
    ['missing_unless:o,a,b', ':value :values', ['f' => 1, 'o' => 'c']],
    ['present_unless:o,a,b', ':value :values', ['o' => 'c']],
    ['required_if:o,a', ':value :values :other', ['o' => 'a']],
    ['required_with:o', ':value :values :other', ['o' => 'a']],
    ['prohibits:o', ':value :values :other', ['f' => 1, 'o' => 'a']],
    ['between:1,2', ':min :max :minimum', ['f' => 'abc']],
    ['in:1', ':attributes :inputs :indexes', ['f' => 'abc']],
    ['same:o', ':other :others', ['f' => 'abc']],
];

/** What this Laravel's validator says. A file is its name, its type and its bytes. */
return function (): array {
    freshApplication('pages')->make(Kernel::class)->bootstrap();
    Carbon::setTestNow(NOW);
    $cases = [];
    $add = function (string $about, array $rules, array $data, array $messages = []) use (&$cases): void {
        $name = "$about: " . shown($rules) . ($messages ? ' says ' . shown($messages) : '') . ' of ' . shown($data);
        $body = ['rules' => $rules, 'data' => (object) $data] + ($messages ? ['messages' => $messages] : []);
        $cases[] = ['name' => $name, 'request' => ['body' => $body], 'response' => answer($rules, $data, $messages)];
    };
    foreach (GOOD_AND_BAD as [$rules, $good, $bad]) {
        $add('good', ['f' => $rules], $good);
        $add('bad', ['f' => $rules], $bad);
    }
    foreach ([[1, '1', 2], [1, 2]] as $list) {
        $add('distinct', ['l.*' => 'distinct'], ['l' => $list]);
    }
    foreach (EXCLUDED as [$rules, $data]) {
        $add('excluded', $rules, $data);
    }
    foreach (['number' => NUMBERS, 'time' => TIMES] as $about => $lines) {
        foreach ($lines as [$rules, $values]) {
            array_map(fn ($value) => $add($about, ['f' => $rules], ['f' => $value]), $values);
        }
    }
    foreach (TEXTS as [$rules, $text, $data]) {
        $add('text', ['f' => $rules], $data, ['f' => $text]);
    }
    return $cases;
};

function shown(array $data): string
{
    array_walk_recursive($data, fn (&$value, $key) => $value = $key === 'base64' ? substr(md5($value), 0, 4) : $value);
    return json_encode($data, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE);
}

function answer(array $rules, array $data, array $messages): array
{
    $given = $data;
    if (isset($data['f']['base64'])) {
        $path = tempnam(sys_get_temp_dir(), 'upload');
        file_put_contents($path, base64_decode($data['f']['base64']));
        $given['f'] = new UploadedFile($path, $data['f']['file'], $data['f']['type'], null, true);
    }
    try {
        $validated = validator($given, $rules, $messages)->validate();
    } catch (ValidationException $refused) {
        return ['status' => 422, 'body' => ['message' => $refused->getMessage(), 'errors' => $refused->errors()]];
    }
    if (($validated['f'] ?? null) instanceof UploadedFile) {
        $validated['f'] = $data['f'];
    }
    return ['status' => 200, 'body' => ['validated' => (object) $validated]];
}
